import { type Level, levels, type Task } from './task';

const headings: Record<Level, string> = {
  must: 'MUST be done before the site goes online',
  should: 'SHOULD be done',
  know: 'Good to KNOW: no program can see to it',
};

/** The tasks as text, in groups by level, numbered; nothing if there are none. */
export function formatTasks(tasks: readonly Task[]): string {
  let number = 0;
  return levels
    .flatMap((level) => {
      const group = tasks.filter((task) => task.level === level);
      if (group.length === 0) return [];
      return [`${headings[level]} (${group.length})`, ...group.map((task) => formatTask(task, ++number))];
    })
    .join('\n\n');
}

function formatTask({ what, rule, todo, file, line, key }: Task, number: number): string {
  const place = [line ? `${file}:${line}` : file, key].filter(Boolean).join(', ');
  const rows = [what, `why    ${rule}`, `do     ${todo}`, `where  ${place}`];
  return rows.map((row, index) => (index === 0 ? `${String(number).padStart(3)}. ${row}` : `     ${row}`)).join('\n');
}
