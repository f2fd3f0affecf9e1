/** A link in the bar at the top and in the menu of narrow screens. */
interface NavigationEntry {
  label: string;
  /** One of web/ui/icons.svg; `nav-links.ts` checks it. */
  icon: string;
  /** Its place among the links. */
  order: number;
  audience: 'everyone' | 'visitors' | 'learners';
  /** Another page that belongs to this one. */
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

/** Anyone may open it. The build renders it, so that it can be read before any script has run. */
type PublicPage = Page & {
  access: 'public';
  /** What search engines and previews say about it, in a sentence or two. */
  description: string;
  /** The source file of the page. The build finds its scripts and styles by it. */
  source: `features/${string}.tsx`;
} & (
    | {
        /** For visitors it runs without the router and without a session: links load the next page. */
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

/** What is shown at every other address. */
interface FallbackPage extends Omit<Page, 'path'> {
  path: '*';
  access: 'public';
  data: 'none';
}

/** A page of the client. */
export type Route = PublicPage | ProtectedPage | FallbackPage;
