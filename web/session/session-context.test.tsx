import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSession } from './session-context.ts';

function Probe() {
  return useSession().state;
}

test('the session cannot be used outside its provider', () => {
  expect(() => renderToString(<Probe />)).toThrow('useSession needs a SessionProvider around it.');
});
