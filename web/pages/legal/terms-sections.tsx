import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ContactMail } from './contact-mail.tsx';
import type { PolicySection } from './policy.tsx';

const ACCEPTANCE: PolicySection = {
  title: 'Acceptance of the terms',
  body: (
    <p>
      By creating an account or using Packetsmith you accept these terms. If you do not accept them,
      do not use the service. You must be 18, or have the consent of a parent or guardian.
    </p>
  ),
};

const SERVICE: PolicySection = {
  title: 'What the service is',
  body: (
    <>
      <p>
        Packetsmith offers lessons and coding challenges with a security theme, an editor in the
        browser, a sandbox that runs your code, and a record of your progress. Some content is free;
        some may need a subscription, as the <Link to={paths.billing}>pricing page</Link> describes.
      </p>
      <p>
        Content and features change as the curriculum grows. We try to be available at all times but
        cannot promise it.
      </p>
    </>
  ),
};

const ACCOUNTS: PolicySection = {
  title: 'Your account',
  body: (
    <ul>
      <li>Give an email address that is yours; disposable ones are refused.</li>
      <li>
        Keep your password to yourself. What happens under your account is yours to answer for.
      </li>
      <li>One person, one account. Points and certificates cannot be handed on.</li>
      <li>Tell us at once if you believe that somebody else uses your account.</li>
    </ul>
  ),
};

const ACCEPTABLE_USE: PolicySection = {
  title: 'Acceptable use',
  body: (
    <>
      <p>
        What you learn here is for defending systems and for testing those you are allowed to test.
        You agree not to:
      </p>
      <ul>
        <li>use it against any system without the written permission of its owner;</li>
        <li>attack the platform, its sandbox or other learners, or go around its limits;</li>
        <li>upload malware, or content that is unlawful or infringes the rights of others;</li>
        <li>publish hidden tests, or pass off the solutions of others as your own;</li>
        <li>collect the data of other learners, or create accounts by machine.</li>
      </ul>
      <p>
        Found a weakness in the platform? Report it to <ContactMail /> before you tell anybody else,
        and touch no data but your own. Good-faith reports are welcome and have no ill consequences.
      </p>
    </>
  ),
};

const CODE_EXECUTION: PolicySection = {
  title: 'Code execution and security',
  body: (
    <ul>
      <li>Your code runs in isolated sandboxes with limits on time, memory and output.</li>
      <li>The sandbox has no way to the internet: its network is simulated.</li>
      <li>Submitted code is stored so that you can see your history, and is checked for abuse.</li>
      <li>Runs that strain or probe the platform may be stopped, and repeated ones suspended.</li>
    </ul>
  ),
};

const PRIVACY: PolicySection = {
  title: 'Privacy',
  body: (
    <p>
      The <Link to={paths.privacy}>Privacy Policy</Link> is a part of these terms. It says what we
      collect, why, and for how long.
    </p>
  ),
};

const INTELLECTUAL_PROPERTY: PolicySection = {
  title: 'Intellectual property',
  body: (
    <p>
      The code you write stays yours; you allow us to store and run it so that the service can do
      its work. Lessons, challenges, drawings and the name Packetsmith stay ours or our
      licensors&apos;. You may use them to learn, and quote them with their source.
    </p>
  ),
};

const TERMINATION: PolicySection = {
  title: 'Termination',
  body: (
    <>
      <p>
        You may delete your account at any time on the profile page. We may suspend or close an
        account that breaks these terms; where we can, we warn first and say why.
      </p>
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for indirect
        loss, and nothing here limits a liability that the law does not let us limit.
      </p>
    </>
  ),
};

const CONTACT: PolicySection = {
  title: 'Contact',
  body: (
    <p>
      Questions about these terms: <ContactMail />.
    </p>
  ),
};

/** The nine sections of the terms. */
export const TERMS_SECTIONS: readonly PolicySection[] = [
  ACCEPTANCE,
  SERVICE,
  ACCOUNTS,
  ACCEPTABLE_USE,
  CODE_EXECUTION,
  PRIVACY,
  INTELLECTUAL_PROPERTY,
  TERMINATION,
  CONTACT,
];
