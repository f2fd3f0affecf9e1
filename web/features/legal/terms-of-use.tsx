import type { TextSection } from '../../shell/sectioned-text.tsx';
import { ContactMail } from './contact-mail.tsx';

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
      <h3>Reporting a weakness</h3>
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
export const TERMS_OF_USE: readonly TextSection[] = [ACCEPTABLE_USE, CODE_EXECUTION];
