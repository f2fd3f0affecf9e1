import type { AnswerFieldProps } from './answer-field.ts';
import styles from './exercise.module.css';

/** One option, or several. */
export function ChooseAnswer({ exercise, answer, onChange }: AnswerFieldProps) {
  const { options, isMany, id } = exercise;
  const choose = (option: string): void => {
    const others = isMany ? answer.filter((chosen) => chosen !== option) : [];
    const isRemoved = isMany && answer.includes(option);
    onChange(isRemoved ? others : [...others, option]);
  };
  return (
    <fieldset className={styles.options}>
      <legend className="label">{isMany ? 'Choose all that apply.' : 'Choose one.'}</legend>
      {options.map((option) => (
        <label key={option.id} data-chosen={answer.includes(option.id) || undefined}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            value={option.id}
            checked={answer.includes(option.id)}
            onChange={() => choose(option.id)}
          />
          <span dangerouslySetInnerHTML={{ __html: option.html }} />
        </label>
      ))}
    </fieldset>
  );
}
