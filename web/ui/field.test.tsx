import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

type Texts = Pick<ComponentProps<typeof Field>, 'error' | 'help' | 'isLabelHidden'>;

/** Every kind of field, to see that they all behave alike. */
const KINDS = {
  'a text field': (texts: Texts) => <TextField label="Answer" name="answer" {...texts} />,
  'a password field': (texts: Texts) => <PasswordField label="Answer" name="answer" {...texts} />,
  'a text area': (texts: Texts) => <TextArea label="Answer" name="answer" {...texts} />,
  'a select': (texts: Texts) => <Select label="Answer" name="answer" {...texts} />,
};

const control = () => screen.getByLabelText('Answer');
const description = () =>
  (control().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe.each(Object.entries(KINDS))('%s', (_, field) => {
  test('takes the focus by Tab and by a click on its label', async () => {
    render(field({}));
    await userEvent.tab();
    expect(document.activeElement).toBe(control());
    control().blur();
    await userEvent.click(screen.getByText('Answer'));
    expect(document.activeElement).toBe(control());
  });

  test('is described by its help, or by its error instead', () => {
    const { rerender } = render(field({ help: 'One word.' }));
    expect([description(), control().getAttribute('aria-invalid')]).toEqual([['One word.'], null]);
    rerender(field({ help: 'One word.', error: 'That is two words.' }));
    expect([description(), control().getAttribute('aria-invalid')]).toEqual([
      ['That is two words.'],
      'true',
    ]);
    expect(screen.queryByText('One word.')).toBeNull();
  });

  test('is described by nothing without a message', () => {
    render(field({ error: null }));
    expect(control().getAttribute('aria-describedby')).toBeNull();
  });

  test('keeps the name that a hidden label gives it', () => {
    render(field({ isLabelHidden: true }));
    expect(control().getAttribute('name')).toBe('answer');
    expect(screen.getByText('Answer').closest('.visually-hidden')).toBeTruthy();
  });
});

function Guess() {
  const [isLong, setLong] = useState(false);
  return (
    <Field
      label="Answer"
      describedBy="outside"
      rules={isLong ? 'Long enough.' : 'At least three characters.'}
    >
      {(attributes) => (
        <input {...attributes} onChange={({ target }) => setLong(target.value.length > 2)} />
      )}
    </Field>
  );
}

test('what a field is described by follows what is typed', async () => {
  render(
    <>
      <Guess />
      <p id="outside">Case matters.</p>
    </>,
  );
  expect(description()).toEqual(['At least three characters.', 'Case matters.']);
  await userEvent.type(control(), 'relay');
  expect(description()).toEqual(['Long enough.', 'Case matters.']);
});
