import { expect, test } from 'vitest';
import {
  changesOf,
  refusedField,
  usernameHelp,
  usernameRefusal,
  usernameState,
} from './profile-form.ts';

const SAVED = {
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  isListed: false,
  hasReviews: true,
  timeZone: 'Europe/London',
};

test('only changed fields are sent, in their canonical form', () => {
  expect(changesOf(SAVED, { ...SAVED })).toEqual({});
  expect(changesOf(SAVED, { ...SAVED, username: ' ADA ', firstName: ' Ada ' })).toEqual({});
  expect(
    changesOf(SAVED, {
      username: 'Ada-L',
      firstName: '',
      lastName: 'King ',
      isListed: true,
      hasReviews: false,
      timeZone: 'Europe/Paris',
    }),
  ).toEqual({
    username: 'ada-l',
    firstName: '',
    lastName: 'King',
    isListed: true,
    hasReviews: false,
    timeZone: 'Europe/Paris',
  });
});

const NOT_ASKED = { isFree: undefined, isAsking: false };

test.each([
  ['own', 'ADA', NOT_ASKED],
  ['malformed', 'ad', { isFree: true, isAsking: false }],
  ['asking', 'grace', { isFree: undefined, isAsking: true }],
  ['free', 'grace', { isFree: true, isAsking: false }],
  ['taken', 'grace', { isFree: false, isAsking: false }],
  ['unknown', 'grace', NOT_ASKED],
] as const)('a username can be %s', (state, typed, answer) => {
  expect(usernameState({ typed, saved: 'ada' }, answer)).toBe(state);
});

test('a name is shown as it will be stored', () => {
  expect(usernameHelp('free', ' Grace ')).toBe('"grace" is available.');
  expect(usernameRefusal('taken', ' Grace ')).toBe(
    'The username "grace" is taken. Choose another one.',
  );
});

test('only an invalid or taken name is rejected', () => {
  expect(usernameRefusal('malformed', 'ad')).toBe('Username must be at least 3 characters long.');
  expect(usernameRefusal('asking', 'grace')).toBeNull();
  expect(usernameRefusal('unknown', 'grace')).toBeNull();
});

test.each([
  ['The username "ada" is taken. Choose another one.', 'username'],
  [
    'The time zone can be changed once in 30 days. It can be changed again on 2026-12-21.',
    'timeZone',
  ],
  ['This session has ended. Sign in again.', null],
])('"%s" is shown at the field it is about', (sentence, field) => {
  expect(refusedField(sentence)).toBe(field);
});
