/** The operator's information about the product, read from the content at build time. */
declare module 'virtual:site' {
  export interface Testimonial {
    quote: string;
    name: string;
    role: string;
  }

  export interface Offer {
    claim: string;
    shortClaim: string;
    durationHours: number;
  }

  /** The operator's subscription details; null values are announced later. */
  export interface Subscription {
    /** Including the currency. */
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

  /** The content of site.yml. Null or empty values aren't shown. */
  export interface PublicSite {
    /** The public URL of the site, without a trailing slash. */
    address: string | null;
    claims: string[];
    offer: Offer | null;
    testimonials: Testimonial[];
    contactMail: string | null;
    supportMail: string | null;
    socialLinks: { name: string; href: string }[];
    subscription: Subscription;
    /** How fast questions are answered, in hours; null if nothing is promised. */
    supportHours: { mail: number; helpDesk: number } | null;
  }

  export const site: PublicSite & { outline: OutlineModule[] };
}
