import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lessonFields, viewerFields } from '../testing/learner.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { serveGraphql } from '../testing/serve-graphql.ts';
import { useCompleteLessonMutation, useDashboardQuery } from './__generated__/operations.ts';
import { GraphqlProvider } from './graphql-provider.tsx';

/** A page that reads the learner and completes a lesson. */
function Page() {
  useDashboardQuery();
  const [complete] = useCompleteLessonMutation();
  const variables = { lessonId: 'text', minutesSpent: 5 };
  return <button onClick={() => void complete({ variables })}>Complete</button>;
}

test('what responses say about level, XP and streak reaches the session, without a request of its own', async () => {
  const later = { level: 2, experiencePoints: 110, streakDays: 1 };
  const calls = serveGraphql({
    viewer: viewerFields({ experiencePoints: 90 }),
    achievements: [],
    completeLesson: {
      lesson: lessonFields('text'),
      nextLesson: null,
      achievementsEarned: [],
      viewer: viewerFields(later),
    },
  });
  const { noteStanding } = renderSignedIn(
    <GraphqlProvider>
      <Page />
    </GraphqlProvider>,
    { at: '/dashboard' },
  );
  const now = { level: 1, experiencePoints: 90, streakDays: 0 };
  await waitFor(() => expect(noteStanding).toHaveBeenLastCalledWith(expect.objectContaining(now)));
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  await waitFor(() =>
    expect(noteStanding).toHaveBeenLastCalledWith(expect.objectContaining(later)),
  );
  expect(calls().map(({ operationName }) => operationName)).toEqual([
    'Dashboard',
    'CompleteLesson',
  ]);
});
