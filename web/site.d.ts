/** What the operator says about the product, read from the content when the client is built. */
declare module 'virtual:site' {
  export interface Testimonial {
    quote: string;
    name: string;
    role: string;
    /** A placeholder: nobody has said it. */
    isSample: boolean;
  }

  /** One subject of the learning path. */
  export interface OutlineModule {
    name: string;
    lessons: { title: string; difficulty: number }[];
    challengeCount: number;
  }

  export const site: {
    claims: string[];
    offer: { claim: string; shortClaim: string; durationHours: number };
    testimonials: Testimonial[];
    contactMail: string;
    supportMail: string;
    /** An empty href is a name without a link. */
    socialLinks: { name: string; href: string }[];
    outline: OutlineModule[];
  };
}
