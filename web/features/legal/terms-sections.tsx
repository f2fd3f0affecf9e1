import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import type { TextSection } from '../../shell/sectioned-text.tsx';
import { ContactMail } from './policy.tsx';

const ACCEPTABLE_USE: TextSection = {
  id: 'acceptable-use',
  title: 'Acceptable use',
  body: (
    <>
      <p>
        What you learn here is for defending systems, and for testing those that you are allowed to
        test. You agree not to:
      </p>
      <ul>
        <li>use it against any system without the written permission of its owner;</li>
        <li>attack the platform, its sandbox or other learners, or go around its limits;</li>
        <li>upload malware, or content that is unlawful or infringes the rights of others;</li>
        <li>publish hidden tests, or pass off the solutions of others as your own;</li>
        <li>collect the data of other learners, or create accounts automatically;</li>
        <li>use the sandbox for anything but learning, such as mining or hosting.</li>
      </ul>
      <h3>Reporting a vulnerability</h3>
      <p>
        Found a way around something? Report it to <ContactMail /> before you tell anyone else, stop
        as soon as you have shown the problem, and do not touch any data but your own. Reports in
        good faith are welcome, and we take no action against people who make them.
      </p>
    </>
  ),
};

const CODE_EXECUTION: TextSection = {
  id: 'code-execution',
  title: 'Code execution and security',
  body: (
    <>
      <ul>
        <li>
          Your code runs in isolated sandboxes, in your browser or on our servers, with limits on
          time, memory and output.
        </li>
        <li>
          A sandbox has no internet access. The network that your code sees is simulated, and you
          may scan it.
        </li>
        <li>
          Code that runs in your browser is checked first. Code that you submit is stored with your
          account.
        </li>
        <li>
          Runs that strain or probe the platform may be stopped, and accounts that repeat them may
          be suspended.
        </li>
        <li>You are responsible for the code that you run, wherever you use it afterwards.</li>
      </ul>
      <p>
        A run that fails through our fault costs you nothing: no attempt is counted, and the same
        submission can be sent again.
      </p>
    </>
  ),
};

/** The sections about acceptable use and about running code. */
const TERMS_OF_USE: readonly TextSection[] = [ACCEPTABLE_USE, CODE_EXECUTION];

const ACCEPTANCE: TextSection = {
  id: 'acceptance',
  title: 'Acceptance of the terms',
  body: (
    <>
      <p>
        By creating an account or using Packetsmith you accept these terms. If you do not accept
        them, do not use the service.
      </p>
      <p>
        You must be 18, or have the consent of a parent or guardian, who then accepts these terms
        with you. Nobody under 13 may have an account.
      </p>
      <p>
        When these terms change, we tell you before the change takes effect, by email or on the
        dashboard. Continuing after that day means that you accept the new version; what was agreed
        for a period that you have paid for applies until it ends.
      </p>
    </>
  ),
};

const SERVICE: TextSection = {
  id: 'service',
  title: 'What the service is',
  body: (
    <>
      <p>
        Packetsmith offers lessons and coding challenges with a security theme, an editor in the
        browser, a sandbox that runs your code, and a record of your progress. Some content is free;
        some may need a subscription, as the <Link to={paths.billing}>pricing page</Link> describes.
      </p>
      <p>
        Content and features change as the curriculum grows. What you have earned stays yours when a
        challenge is withdrawn. We try to be available at all times but cannot promise it.
      </p>
      <p>
        Points, levels, streaks and achievements show what you did here. They are not money, cannot
        be sold, and are not a professional qualification.
      </p>
    </>
  ),
};

const ACCOUNTS: TextSection = {
  id: 'accounts',
  title: 'Your account',
  body: (
    <ul>
      <li>Use your own email address. Disposable addresses are rejected.</li>
      <li>
        Keep your password and your access tokens to yourself. You are responsible for what happens
        under your account until you tell us that someone else is using it.
      </li>
      <li>Choose a username that is not someone else&apos;s name and is not offensive.</li>
      <li>One person, one account. Points and certificates cannot be transferred.</li>
      <li>
        Tell us immediately if you believe that someone else is using your account. Ending its
        sessions on the <Link to={paths.account}>account page</Link> locks them out immediately.
      </li>
    </ul>
  ),
};

const PRIVACY: TextSection = {
  id: 'privacy',
  title: 'Privacy',
  body: (
    <p>
      The <Link to={paths.privacy}>Privacy Policy</Link> is part of these terms. It says what we
      collect, why, and for how long, and how you can export or delete your data.
    </p>
  ),
};

const INTELLECTUAL_PROPERTY: TextSection = {
  id: 'intellectual-property',
  title: 'Intellectual property',
  body: (
    <>
      <p>
        The code that you write stays yours. You allow us to store, run and grade it, and to show it
        to you again, for as long as you have an account. We do nothing else with it.
      </p>
      <p>
        Lessons, challenges, tests, drawings and the name Packetsmith stay ours or our
        licensors&apos;. You may use them to learn, and quote them with their source. Copying the
        curriculum, or offering it to others as your own, needs our written consent.
      </p>
      <p>
        The site is built with free software, which stays under{' '}
        <a href="/licences.txt">licenses of its own</a>.
      </p>
      <p>
        If you believe that something here infringes a right of yours, write to <ContactMail /> and
        say what and where.
      </p>
    </>
  ),
};

const TERMINATION: TextSection = {
  id: 'termination',
  title: 'Termination',
  body: (
    <>
      <p>
        You may delete your account at any time on the <Link to={paths.account}>account page</Link>.
        It is deleted immediately and cannot be restored, so export what you want to keep first.
      </p>
      <p>
        We may suspend or close an account that breaks these terms. Where we can, we warn first; in
        any case we say why, and you may answer. If we ever close the service, we say so early
        enough for you to export your data.
      </p>
      <p>
        The service is provided as is. As far as the law allows, we are not liable for indirect loss
        or for what others do with the skills they learn here. Nothing in these terms limits a
        liability, or a right of a consumer, that the law does not let us limit.
      </p>
    </>
  ),
};

const CONTACT: TextSection = {
  id: 'contact',
  title: 'Contact',
  body: (
    <p>
      Questions about these terms, and reports of accounts that break them: <ContactMail />.
    </p>
  ),
};

/** The nine sections of the terms. */
export const TERMS_SECTIONS: readonly TextSection[] = [
  ACCEPTANCE,
  SERVICE,
  ACCOUNTS,
  ...TERMS_OF_USE,
  PRIVACY,
  INTELLECTUAL_PROPERTY,
  TERMINATION,
  CONTACT,
];
