/** The product's mark: two brackets as an anvil, and the packet on it. */
export const MARK =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2"><path d="M2.5 11H10.5V20.5H5.5M21.5 11H13.5V20.5H18.5"/><rect class="packet-fill" x="8.75" y="2" width="6.5" height="6.5"/></svg>';
