import { graphql } from 'gatsby';
import type { CSSProperties, ReactNode } from 'react';
import { Mirabelle } from './mirabelle';
import { Picture } from './picture';
import * as styles from './plate.module.scss';

type Props = {
  plate: Queries.PlateFragment;
  /** The drawing of the empty plate. */
  dish: Queries.PictureFragment;
  /** The words of the card. */
  children: ReactNode;
};

/**
 * A plate that visitors fill by check boxes, and then photograph by one more: its foods are named and counted. The style
 * sheet does all of it. Screen readers get the total from static/page.js, and each name once: the labels are hidden from them.
 */
export const Plate = ({ plate, dish, children }: Props) => {
  const { legend, hint, shutter, foods, energy, sum, complete } = plate;
  const [caption, unit] = sum.split('{kcal}');
  return (
    <div className={styles.plate}>
      {children}
      <fieldset className={styles.fieldset} aria-label={legend} data-plate>
        <legend className={styles.legend} aria-hidden="true">
          {legend}
        </legend>
        <div className={styles.foods}>
          {foods.map(({ name, kcal, drawing, laid }) => (
            <label key={name} className={styles.food} style={{ '--kcal': kcal } as CSSProperties}>
              <span className={styles.hole}>
                <Picture file={drawing} />
              </span>
              <input type="checkbox" aria-label={name} value={kcal} defaultChecked={laid} />
              <strong aria-hidden="true">{name}</strong>
              <span className={styles.kcal}>{energy.replace('{kcal}', String(kcal))}</span>
            </label>
          ))}
        </div>
        <div className={styles.dish}>
          <Picture file={dish} />
          {foods.map(({ name, kcal, drawing }) => (
            <div key={name} className={styles.foodOnPlate}>
              <Picture file={drawing} />
              <span className={styles.pin} aria-hidden="true">
                {name} <b>{kcal}</b>
              </span>
            </div>
          ))}
          <div className={styles.blades}>
            <i />
            <i />
            <i />
            <i />
          </div>
          <Mirabelle className={styles.fruit} />
          <label className={styles.shutter}>
            <input type="checkbox" aria-label={shutter} data-shutter />
            <span aria-hidden="true">{shutter}</span>
          </label>
        </div>
        <div className={styles.hint}>{hint}</div>
        <p className={styles.total} data-total>
          <span className={styles.caption}>{caption}</span> <span className={styles.figure} /> {unit}
          <span className={styles.complete}>{complete}</span>
        </p>
        <output className={styles.spoken} data-sum={sum} data-complete={complete} />
      </fieldset>
    </div>
  );
};

export const query = graphql`
  fragment Plate on FeaturesItemsPlate {
    legend hint shutter energy sum complete
    foods { name kcal laid drawing { ...Picture } }
  }
`;
