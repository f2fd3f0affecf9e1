/** What the operator says about the product, read from the content when the client is built. */
declare module 'virtual:site' {
  export interface Testimonial {
    quote: string;
    name: string;
    role: string;
    /** A placeholder: nobody has said it. */
    isSample: boolean;
  }

  export interface Offer {
    claim: string;
    shortClaim: string;
    durationHours: number;
  }

  /** What is known about paying; null is announced later. */
  export interface Subscription {
    /** With its currency. */
    monthlyPrice: string | null;
    annualPrice: string | null;
    trialDays: number | null;
    refundDays: number | null;
  }

  /** One subject of the learning path. */
  export interface OutlineModule {
    name: string;
    lessons: { title: string; difficulty: number }[];
    challengeCount: number;
  }

  /** site.yml. What is null or empty is not shown. */
  export interface PublicSite {
    /** Where the site can be reached, without a trailing slash. */
    address: string | null;
    claims: string[];
    offer: Offer | null;
    testimonials: Testimonial[];
    contactMail: string | null;
    supportMail: string | null;
    /** Without an href it is a name alone. */
    socialLinks: { name: string; href: string | null }[];
    subscription: Subscription;
  }

  export const site: PublicSite & { outline: OutlineModule[] };
}
