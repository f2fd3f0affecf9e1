import { describe } from 'vitest';
import { describeEveryPage } from './visitor-states/every-page.ts';
import { describeFailures } from './visitor-states/failures.ts';
import { describeHosts } from './visitor-states/hosts.ts';
import { describeLanding } from './visitor-states/landing.ts';
import { describePolicies } from './visitor-states/policies.ts';
import { describeRegistration } from './visitor-states/registration.ts';
import { describeSession } from './visitor-states/session.ts';
import { describeSignIn } from './visitor-states/sign-in.ts';
import { describeStandalonePages } from './visitor-states/standalone-pages.ts';
import { createVisits } from './visitor-states/visits.ts';
import { useProductInBrowser } from '../support/use-product-in-browser.ts';

/*
 * Every state and message for people who have no account or are about to create one. All tests share one product and
 * one browser; each test starts with a fresh visit.
 */

const journey = useProductInBrowser();

const visits = createVisits(() => journey);

describe('every page', () => describeEveryPage(visits));
describe('the landing page', () => describeLanding(visits));
describe('pages without the router', () => describeStandalonePages(visits));
describe('signing in', () => describeSignIn(visits));
describe('registering', () => describeRegistration(visits));
describe('the session', () => describeSession(visits));
describe('the policies', () => describePolicies(visits));
describe('failures', () => describeFailures(visits));
describe('hosts', () => describeHosts(visits));
