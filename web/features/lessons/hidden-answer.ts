/**
 * Tells whether a call that failed without a word was answered all the same, by an answer of another origin that
 * the browser keeps from the page. Learners must not be sent to look at their connection then.
 *
 * Fetch says the same of both (https://fetch.spec.whatwg.org/#concept-network-error), so a harmless call decides.
 * A server that shares the page's origin can only have sent the call on to another one. Of a server elsewhere
 * nothing can be learned from here; what is left is whether the connection works, which the page's own server tells.
 *
 * @param address the absolute address that was called
 */
export async function isAnswerHidden(address: string): Promise<boolean> {
  const isElsewhere = new URL(address).origin !== location.origin;
  try {
    const probe = { redirect: 'manual', cache: 'no-store' } as const;
    const { type } = await fetch(isElsewhere ? '/config.json' : address, probe);
    return isElsewhere || type === 'opaqueredirect';
  } catch {
    return false;
  }
}
