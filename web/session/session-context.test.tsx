import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSession } from './session-context.ts';

function Probe() {
  return useSession().state;
}

test('using the session outside its provider throws an error', () => {
  expect(() => renderToString(<Probe />)).toThrow(
    'useSession must be used within a SessionProvider.',
  );
});
