/** A link in the navigation bar and in the mobile menu. */
interface NavigationEntry {
  label: string;
  /** An icon of web/ui/icons.svg; `nav-entry.tsx` checks it. */
  icon: string;
  /** Its place among the links. */
  order: number;
  audience: 'everyone' | 'visitors' | 'learners';
  /** Another page for which this link is highlighted, too. */
  alsoAt?: string;
}

interface Page {
  path: `/${string}`;
  /** Shown by the browser and announced after a navigation. */
  title: string;
  /** Whether the service worker shows the page without a network. */
  isOffline: boolean;
  navigation: NavigationEntry | null;
}

/** Anyone may open it. The build prerenders it, so that it can be read before any script has run. */
type PublicPage = Page & {
  access: 'public';
  /** The description for search engines and previews, in one or two sentences. */
  description: string;
  /** The source file of the page. The build finds its scripts and styles by it. */
  source: `features/${string}.tsx`;
} & (
    | {
        /** Whether it runs without the router and the session for visitors: its links load the next document. */
        isStandalone: true;
        data: 'none';
      }
    | { isStandalone: false; data: 'graphql' | 'none' }
  );

/** Only signed-in learners may open it. */
interface ProtectedPage extends Page {
  access: 'protected';
  data: 'graphql' | 'none';
}

/** The page for every other path. */
interface FallbackPage extends Omit<Page, 'path'> {
  path: '*';
  access: 'public';
  data: 'none';
}

/** A page of the client. */
export type Route = PublicPage | ProtectedPage | FallbackPage;
