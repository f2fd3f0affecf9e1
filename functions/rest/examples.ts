/** Example responses for the OpenAPI document. A test validates them against the schemas. */

export const category = {
  id: 'networks',
  name: 'Networks',
  description: 'How computers find each other and communicate.',
};

export const profile = {
  id: '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59',
  email: 'ada@example.test',
  username: 'ada',
  first_name: 'Ada',
  last_name: '',
  avatar_url: null,
  github_username: null,
  github_id: null,
  oauth_provider: null,
  created_at: '2026-01-31T12:00:00.000Z',
  experience_points: 125,
  level: 2,
  streak_days: 3,
  freezes_left: 1,
  is_anonymous: false,
};

export const prerequisite = {
  id: 'sockets-in-the-lab',
  kind: 'lesson' as const,
  title: 'Sockets in the lab',
  is_done: false,
  minutes: 25,
  placement_id: 'lesson-sockets-in-the-lab',
};

export const lessonReference = {
  id: 'sockets-in-the-lab',
  title: 'Sockets in the lab',
  position: 27,
};

export const challenge = {
  id: 'port-scanner',
  title: 'Port scanner',
  description: 'Find the open ports of a host.',
  difficulty: 2,
  experience_reward: 50,
  experience_required: 100,
  category_id: category.id,
  category,
  language: 'python' as const,
  is_locked: false,
  is_completed: false,
  solved_at: null,
  last_result: { passed_count: 4, case_count: 6 },
  skills: ['sockets', 'loops'],
  has_lab: true,
  evidence_from: null,
  instructions: 'Read a hostname and print its open ports.',
  starter_code: 'host = input()\n',
  expected_output: '22\n80\n',
  tip: null,
  prerequisites: [prerequisite],
  next_lesson: lessonReference,
  is_opened_anyway: false,
};

export const measuredTime = { median: 12, lower_quartile: 9, upper_quartile: 16 };

export const lesson = {
  id: 'addresses',
  title: 'Addresses',
  description: 'What an IP address consists of.',
  difficulty: 1,
  estimated_time: 10,
  measured_time: measuredTime,
  category,
  state: 'unlocked' as const,
  proved_at: null,
  first_edition_at: null,
  content: 'Every computer on a network has an address.',
  example_code: 'print("192.0.2.1".split("."))',
  example_output: "['192', '0', '2', '1']\n",
};

export const submission = {
  id: '9d2f1c52-6c5e-4a0e-8a44-0c9d1a2f4f7b',
  challenge_id: challenge.id,
  challenge_title: challenge.title,
  submitted_at: '2026-01-31T12:30:00.000Z',
  status: 'accepted' as const,
  passed_count: 9,
  case_count: 9,
};

export const failingCase = {
  name: 'Both ends open',
  stdin: 'mail.lab\n22 25\n',
  expected_output: '22\n25\n',
  output: '22\n',
  difference: 'The output stops too early: 2 lines expected, 1 printed.',
};

export const submissionFeedback = {
  failed_submissions: 3,
  passed_count: 7,
  case_count: 9,
  fixed_count: 2,
  broken_count: 0,
  advice: {
    text: 'Your program stops one port early. Does the range include its last port?',
    is_exact: true,
    case_name: failingCase.name,
  },
  failing_titles: [failingCase.name, 'Another input of the same kind'],
  cases: [failingCase],
  practice_case: {
    ...failingCase,
    name: 'A short input for practice',
    stdin: 'mail.lab\n80 80\n',
    expected_output: '80\n',
    output: '',
    difference: 'The program printed nothing.',
  },
  next_help: 'After 2 more failed submissions, you can see the solution.',
  can_show_solution: false,
};

export const challengeSolutions = {
  solutions: [
    { title: 'Our solution', why: null, code: 'host = input()\n' },
    {
      title: 'A set of open ports',
      why: 'Looking up a port in a set is short and fast.',
      code: 'open_ports = {22, 80}\n',
    },
  ],
  solution_shown_at: '2026-01-31T12:30:00.000Z',
  experience_available_at: '2026-02-03T12:30:00.000Z',
};

export const achievement = {
  id: 'first-solve',
  name: 'First packet',
  description: 'Solve one challenge.',
  icon: 'a-first-packet',
  icon_url: '/icons/a-first-packet.svg',
  experience_reward: 5,
  earned_at: '2026-01-31T12:30:01.000Z',
};

export const achievementAhead = {
  achievement: {
    id: 'half-a-dozen',
    name: 'Half a dozen',
    description: 'Solve six challenges.',
    icon: 'a-half-dozen',
    icon_url: '/icons/a-half-dozen.svg',
    experience_reward: 5,
    earned_at: null,
  },
  progress: { done: 4, total: 6 },
};

export const skillStanding = {
  skill: 'slicing',
  first_try_percent: 38,
  uses: 8,
  lesson: lessonReference,
};

export const executionResult = {
  success: true,
  status: 'finished',
  output: '22\n80\n',
  error: null,
  execution_time: 0.031,
  is_local: false as const,
  test_results: [
    {
      name: 'Two open ports',
      success: true,
      output: '22\n80\n',
      stdout: '22\n80\n',
      expected_output: '22\n80\n',
      error: null,
      is_hidden: false,
    },
  ],
  achievements_earned: [],
};

export const settings = {
  username: profile.username,
  first_name: profile.first_name,
  last_name: profile.last_name,
  is_listed: true,
  has_reviews: true,
  weekly_goal_days: 5,
  time_zone: 'Europe/Paris',
  time_zone_changeable_at: '2026-03-02T12:00:00.000Z',
};

export const accountSession = {
  id: '0b8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e10',
  started_at: '2026-01-31T12:00:00.000Z',
  last_active_at: '2026-01-31T12:45:00.000Z',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  address: '192.0.2.7',
  is_current: true,
};

export const activityDay = {
  date: '2026-01-31',
  is_active: true,
  is_frozen: false,
  experience_points: profile.experience_points,
};

export const leaderboard = {
  period: 'week' as const,
  among: 'everyone' as const,
  entries: [{ rank: 1, username: 'ada', level: 2, experience_points: 75, streak_days: 3 }],
  viewer_rank: 4,
  viewer_experience_points: 0,
  total: 1,
};

export const followedLearner = { username: 'grace', followed_at: '2026-01-31T12:00:00.000Z' };
