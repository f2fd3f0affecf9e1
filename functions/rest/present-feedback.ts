import type { z } from '@hono/zod-openapi';
import type { FailingCase } from '../services/ports/feedback.ts';
import type { SubmissionFeedback } from '../services/submission-feedback.ts';
import type { submissionFeedback } from './feedback-schemas.ts';

function presentFailingCase(failing: FailingCase) {
  return {
    name: failing.name,
    stdin: failing.stdin,
    expected_output: failing.expectedStdout,
    output: failing.actualStdout,
    difference: failing.difference,
  };
}

/** Returns the help after a submission that failed. */
export function presentFeedback(feedback: SubmissionFeedback): z.input<typeof submissionFeedback> {
  const { advice, practiceCase } = feedback;
  return {
    failed_submissions: feedback.failedSubmissions,
    passed_count: feedback.passedCount,
    case_count: feedback.caseCount,
    fixed_count: feedback.fixedCount,
    broken_count: feedback.brokenCount,
    advice: advice && {
      text: advice.text,
      is_exact: advice.isExact,
      case_name: advice.caseName,
    },
    failing_titles: feedback.failingTitles,
    cases: feedback.cases.map(presentFailingCase),
    practice_case: practiceCase && presentFailingCase(practiceCase),
    next_help: feedback.nextHelp,
    can_show_solution: feedback.canShowSolution,
  };
}
