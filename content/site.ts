import { z } from 'zod';
import { CONTENT_PATH, contentFolder, parseYaml } from './content-folder.ts';

const text = z.string('Write the text.').min(1, 'Write the text.');
const mail = z.email('Enter an email address, or omit the line.');
const days = z
  .int('Enter a whole number of days.')
  .positive('Enter at least one day, or omit the line.');
const link = z.url({ protocol: /^https$/, error: 'Enter an https URL, or omit the link.' });
const address = z
  .url({ protocol: /^https?$/, error: 'Enter the URL with https://, or omit the line.' })
  .refine((found) => new URL(found).pathname === '/', 'Enter the URL without a path.')
  .transform((found) => new URL(found).origin);

/** Makes a field optional and treats an empty value as missing. */
const leftOut = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((found) => found ?? null);
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .nullish()
    .transform((found) => found ?? []);

const offer = z
  .strictObject({
    claim: text,
    short_claim: text,
    duration_hours: z.number().positive('Enter how many hours the offer lasts.'),
  })
  .transform(({ claim, short_claim, duration_hours }) => ({
    claim,
    shortClaim: short_claim,
    durationHours: duration_hours,
  }));

/** Whether an entry only shows what one looks like. Samples are never part of a build. */
const isSample = { is_sample: z.boolean('Say whether this is a sample.') };

const claim = z
  .strictObject({ text, ...isSample })
  .transform(({ is_sample, ...entry }) => ({ ...entry, isSample: is_sample }));

const testimonial = z
  .strictObject({ quote: text, name: text, role: text, ...isSample })
  .transform(({ is_sample, ...entry }) => ({ ...entry, isSample: is_sample }));

const socialLink = z.strictObject({ name: text, href: link });

const subscription = z
  .strictObject({
    monthly_price: leftOut(text),
    annual_price: leftOut(text),
    trial_days: leftOut(days),
    refund_days: leftOut(days),
  })
  .transform((found) => ({
    monthlyPrice: found.monthly_price,
    annualPrice: found.annual_price,
    trialDays: found.trial_days,
    refundDays: found.refund_days,
  }));

const NOTHING_ANNOUNCED = {
  monthlyPrice: null,
  annualPrice: null,
  trialDays: null,
  refundDays: null,
};

const hours = z.int('Enter a whole number of hours.').positive('Enter at least one hour.');

const supportHours = z
  .strictObject({ mail: hours, help_desk: hours })
  .transform(({ mail: byMail, help_desk }) => ({ mail: byMail, helpDesk: help_desk }));

/** What a claim is replaced with. */
const REFUND_DAYS = '{refund_days}';

const siteFile = z
  .strictObject({
    address: leftOut(address),
    claims: listOf(claim),
    offer: leftOut(offer),
    testimonials: listOf(testimonial),
    contact_mail: leftOut(mail),
    support_mail: leftOut(mail),
    social_links: listOf(socialLink),
    subscription: leftOut(subscription),
    support_hours: leftOut(supportHours),
  })
  .refine(
    ({ claims, subscription: offered }) =>
      offered?.refundDays != null || !claims.some((entry) => entry.text.includes(REFUND_DAYS)),
    { path: ['subscription', 'refund_days'], error: 'Enter the days that a claim promises.' },
  )
  .transform(({ claims, contact_mail, support_mail, support_hours, social_links, ...site }) => ({
    ...site,
    claims: claims.map((entry) => ({
      ...entry,
      text: entry.text.replaceAll(REFUND_DAYS, String(site.subscription?.refundDays ?? '')),
    })),
    supportHours: support_hours,
    contactMail: contact_mail,
    supportMail: support_mail ?? contact_mail,
    socialLinks: social_links,
    subscription: site.subscription ?? NOTHING_ANNOUNCED,
  }));

/** `site.yml`. Missing parts aren't shown; a missing subscription is announced for later. The file may be empty. */
export const siteSchema = z.preprocess((found) => found ?? {}, siteFile);

/** The operator's texts for the landing page, the footer and the offer. */
export type Site = z.output<typeof siteSchema>;

/** Returns the claims and testimonials that are samples, or those that aren't. */
export function promisesOf({ claims, testimonials }: Site, areSamples: boolean) {
  const isWanted = (entry: { isSample: boolean }) => entry.isSample === areSamples;
  return {
    claims: claims.filter(isWanted).map((entry) => entry.text),
    testimonials: testimonials
      .filter(isWanted)
      .map(({ quote, name, role }) => ({ quote, name, role })),
  };
}

/** The claims and testimonials of a site: the real ones, or the samples. */
export type Promises = ReturnType<typeof promisesOf>;

const SITE_FILE = 'site.yml';

/**
 * Reads `site.yml`.
 *
 * @throws {ContentError} naming the field and the fix
 */
export async function loadSite(directory: string = CONTENT_PATH): Promise<Site> {
  const text = await contentFolder(directory).read(SITE_FILE, 'Describe the site here.');
  return parseYaml(siteSchema, SITE_FILE, text);
}
