import { today as thisDay } from '../today';
import { announcementTasks, missingPageTasks, wordingTasks } from './document-tasks';
import { evidenceTasks, missingFactTasks, sampleTasks } from './fact-tasks';
import { badgeTasks, noteTasks, testimonialTasks } from './page-tasks';
import { reviewTasks } from './review-tasks';
import type { Source } from './source';
import { levels, type Task } from './task';

const finders: ((source: Source) => Task[])[] = [
  sampleTasks,
  missingFactTasks,
  missingPageTasks,
  wordingTasks,
  evidenceTasks,
  testimonialTasks,
  reviewTasks,
  badgeTasks,
  noteTasks,
  announcementTasks,
];

/**
 * What is left to do before the site may go online, what is obligatory first.
 *
 * @param content All content, without mistakes.
 * @param today as 2026-11-21
 */
export function launchTasks(content: Omit<Source, 'today'>, today = thisDay()): Task[] {
  const tasks = finders.flatMap((find) => find({ ...content, today }));
  return tasks.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}
