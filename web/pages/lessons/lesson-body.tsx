import { useLessonQuery } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LessonText } from './lesson-text.tsx';

/** The text of one lesson in each of its states. */
export function LessonBody({ id }: { id: string }) {
  const { data, error } = useLessonQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data?.lesson) return <LessonText lesson={data.lesson} />;
  if (error !== undefined || data !== undefined) {
    return (
      <Notice tone="fail" role="alert">
        {messages.lessonNotFound}
      </Notice>
    );
  }
  return (
    <div className="stack" aria-busy="true">
      <Skeleton height="96px" />
      <Skeleton width="80%" height="48px" />
      <Skeleton height="180px" />
    </div>
  );
}
