import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OutputText } from './console-view.tsx';

afterEach(cleanup);

test.each([
  ['   \nkestrel  \n a b', '···\nkestrel··\n a b'],
  ['kestrel\n', 'kestrel\n'],
  ['', 'nothing'],
])('of an input %j, learners see %j', (text, shown) => {
  render(<OutputText title="Input" text={text} />);
  expect(screen.getByLabelText('Input').textContent).toBe(shown);
});
