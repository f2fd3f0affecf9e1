import type { TextSection } from '../../shell/sectioned-text.tsx';

const INTRODUCTION: TextSection = {
  id: 'introduction',
  title: 'Introduction',
  body: (
    <>
      <p>
        Packetsmith teaches programming through security. To do that it must remember who you are
        and how far you have come. This policy says what we keep and what we do not, so that you can
        hold us to it.
      </p>
      <p>
        It covers the website, the learning platform, its APIs, and the emails that we send. It does
        not cover other sites that we link to.
      </p>
      <p>In short:</p>
      <ul>
        <li>We keep only what we need to teach you, and you can read all of it.</li>
        <li>We don’t sell data, track you or show ads.</li>
        <li>You can export or delete your data yourself, at any time.</li>
      </ul>
    </>
  ),
};

const COLLECTED: TextSection = {
  id: 'information-collected',
  title: 'Information we collect',
  body: (
    <>
      <h3>What you give us</h3>
      <ul>
        <li>
          Account: your email address, your username, your first and last name if you give them, and
          a hash of your password. Nobody can read the password itself, not even us.
        </li>
        <li>
          When you sign in through GitHub: your GitHub name and id, your email address, and the
          address of your picture. Your GitHub password never reaches us.
        </li>
        <li>
          Learning: the code that you submit or run on the server, the drafts and tests that you
          write for challenges with up to five older drafts of each, the lessons that you open,
          practice and complete, how far you have come with each step, how long you were active
          there and the code of your last answer, the hints that you reveal, the hidden tests and
          solutions that you were shown, when each skill is due for review, how many tries a review
          or a daily packet took, and, when you prove what you already know, the questions, whether
          you answered them right, and the lessons that you proved.
        </li>
        <li>
          Settings: your time zone, which determines your days and streaks, whether you are listed
          on the leaderboard, whom you follow there, whether you want reviews, and how you set up
          the editor: its font size, tab size and colors, and whether it has wrapped lines, a ruler
          and Vim’s keys.
        </li>
        <li>
          Access tokens for your own programs, if you create any: their names, what they allow and
          the day they were last used. We keep only a hash of the token itself.
        </li>
        <li>What you write to us.</li>
        <li>
          Without an account: the same about your learning, under a random id and a generated name,
          without an email address.
        </li>
      </ul>
      <h3>What we collect while you use the service</h3>
      <ul>
        <li>
          Results of your submissions, experience points with the reason for each, level, streak,
          active days and achievements.
        </li>
        <li>
          Sessions: when, from which network address and with which kind of browser you signed in.
          Your account page lists them, and you can end each of them there.
        </li>
        <li>
          Counts of requests by account and by network address, for as long as a limit needs them,
          to prevent password guessing and flooding.
        </li>
        <li>
          Logs: the time, the kind and the outcome of a request, the network address that it came
          from, and an ID for finding errors. They do not contain code, passwords, tokens or email
          addresses.
        </li>
      </ul>
      <h3>What stays with you</h3>
      <p>
        A run in your browser sends us nothing, and a run on the server is not stored once its
        output has been sent to you. Without a session, your drafts stay in your browser&apos;s
        storage, and so does what you change in the playgrounds of lessons.
      </p>
    </>
  ),
};

const LEGAL_BASES: TextSection = {
  id: 'legal-bases',
  title: 'Legal bases under the GDPR',
  body: (
    <>
      <p>Everything that we do with personal data has one of these legal bases:</p>
      <ul>
        <li>
          Contract, Art. 6(1)(b): your account, your progress, running and grading your code, and
          answering you.
        </li>
        <li>
          Legitimate interest, Art. 6(1)(f): keeping the platform safe and available, rate limits,
          finding and fixing errors.
        </li>
        <li>
          Consent, Art. 6(1)(a): being listed on the leaderboard. You can withdraw it at any time.
        </li>
        <li>
          Legal duty, Art. 6(1)(c): records of payments, and responses to lawful requests from
          authorities.
        </li>
      </ul>
    </>
  ),
};

const USE: TextSection = {
  id: 'use',
  title: 'How we use information',
  body: (
    <>
      <ul>
        <li>To sign you in, keep your progress and open the next lesson or challenge.</li>
        <li>To run the code that you send, grade it, and show you the results.</li>
        <li>To keep your drafts and editor settings the same on your devices.</li>
        <li>To show you your history, and what changed between two attempts.</li>
        <li>To send what your account needs: confirmations, codes and notices of changes.</li>
        <li>To keep the platform available and prevent abuse.</li>
        <li>To answer you when you write to us.</li>
        <li>To improve lessons and to show how long they take, using anonymous counts.</li>
      </ul>
      <p>
        Automated decisions cover only whether your code passes a test. We do not profile you, and
        we do not use your code to train models.
      </p>
    </>
  ),
};

/** The sections about what is collected, on which legal basis, and why. */
export const PRIVACY_COLLECTION: readonly TextSection[] = [
  INTRODUCTION,
  COLLECTED,
  LEGAL_BASES,
  USE,
];
