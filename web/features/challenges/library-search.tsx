import { useEffect, useRef } from 'react';
import styles from './challenges.module.css';

interface LibrarySearchProps {
  text: string;
  onChange: (text: string) => void;
}

/** Searches the library by the words on the cards. */
export function LibrarySearch({ text, onChange }: LibrarySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The URL may lag behind fast typing, so use it only when it was changed elsewhere.
    const { current } = input;
    if (current !== null && document.activeElement !== current) current.value = text;
  }, [text]);
  return (
    <input
      ref={input}
      type="search"
      className={styles.search}
      aria-label="Search challenges"
      placeholder="Search by word"
      defaultValue={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
