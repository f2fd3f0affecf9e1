import { z } from 'zod';

const text = z.string('Write the text.').min(1, 'Write the text.');
const mail = z.email('Give a mail address.');
const link = z.union(
  [z.literal(''), z.url({ protocol: /^https$/ })],
  'Give an https address, or nothing.',
);

const testimonial = z.strictObject({
  quote: text,
  name: text,
  role: text,
  /** A sample is tagged SAMPLE wherever it is shown. */
  is_sample: z.boolean('Say whether this is a sample.'),
});

/** `site.yml`. */
export const siteSchema = z
  .strictObject({
    claims: z.array(text).min(1, 'Make at least one claim, or take the section away.'),
    offer: z.strictObject({
      claim: text,
      short_claim: text,
      duration_hours: z.number().positive('Give the hours that the offer lasts.'),
    }),
    testimonials: z.array(testimonial),
    contact_mail: mail,
    support_mail: mail,
    social_links: z.array(z.strictObject({ name: text, href: link })),
  })
  .transform((site) => ({
    claims: site.claims,
    offer: {
      claim: site.offer.claim,
      shortClaim: site.offer.short_claim,
      durationHours: site.offer.duration_hours,
    },
    testimonials: site.testimonials.map(({ quote, name, role, is_sample }) => ({
      quote,
      name,
      role,
      isSample: is_sample,
    })),
    contactMail: site.contact_mail,
    supportMail: site.support_mail,
    socialLinks: site.social_links.map(({ name, href }) => ({ name, href: href || null })),
  }));
