import { useId, useState } from 'react';
import { LITERAL_TEXT } from '../../../editor/edit-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import styles from './recorded-table.module.css';

interface RecordedTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** `source_port` → `source port`. */
const words = (column: string): string => column.replaceAll('_', ' ');

/** Returns the rows in which every word of the filter occurs, wherever it is. */
function filterRows(rows: RecordedTableProps['rows'], filter: string): RecordedTableProps['rows'] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = row.join('\t').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** What the lab recorded, to be searched: as a table, or as text. */
export function RecordedTable({ columns, rows }: RecordedTableProps) {
  const id = useId();
  const [filter, setFilter] = useState('');
  const [isText, setIsText] = useState(false);
  const shown = filterRows(rows, filter);
  return (
    <div className={styles.recorded}>
      <div className={styles.tools}>
        <label htmlFor={id}>Filter</label>
        <input
          {...LITERAL_TEXT}
          id={id}
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in a form would check the answer.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <span role="status">
          {shown.length} of {rows.length} rows
        </span>
        <Checkbox label="As text" isChecked={isText} onChange={setIsText} />
      </div>
      {isText ? (
        <CodeBlock code={[columns, ...shown].map((row) => row.join('  ')).join('\n')} />
      ) : (
        <Rows columns={columns} rows={shown} />
      )}
    </div>
  );
}

function Rows({ columns, rows }: RecordedTableProps) {
  return (
    <div className={styles.frame} role="region" aria-label="What the lab recorded" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((text, place) => (
                <td key={place} data-column={words(columns[place] ?? '')}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
