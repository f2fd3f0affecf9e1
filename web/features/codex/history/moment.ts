/** A day and a time, in the learner's time zone: `21 Nov, 14:02`. */
export const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
