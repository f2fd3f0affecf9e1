import { useEffect } from 'react';
import { useNavigate } from './use-navigate.ts';

interface RedirectProps {
  to: string;
  /** Handed on to the next page. */
  state?: unknown;
}

/** Leads on to another page, which takes the place of this one. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
