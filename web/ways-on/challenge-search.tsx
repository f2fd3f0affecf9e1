import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Form } from '../ui/form.tsx';
import styles from './challenge-search.module.css';

/** Searches the challenge library from another page. */
export function ChallengeSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const query = text.trim() && `?${new URLSearchParams({ q: text.trim() }).toString()}`;
  return (
    <Form
      role="search"
      className={styles.search}
      onSubmit={() => navigate(paths.challenges + query)}
    >
      <TextField
        type="search"
        name="q"
        label="Search challenges"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
