import type { ReactNode } from 'react';
import * as styles from './link-row.module.scss';

/** Links beside each other, each high enough for a finger (WCAG 2.5.8); left out on paper. */
export const LinkRow = ({ children }: { children: ReactNode }) => <p className={styles.row}>{children}</p>;
