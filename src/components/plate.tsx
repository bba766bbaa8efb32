import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { Picture } from './picture';
import * as styles from './plate.module.scss';

type Props = {
  plate: Queries.PlateFragment;
  /** The drawing of the empty plate. */
  dish: Queries.PictureFragment;
};

/**
 * A plate that visitors fill by check boxes. The style sheet shows the foods and their total. For screen readers,
 * static/page.js writes the total into the output element, which first says what the whole plate holds.
 */
export const Plate = ({ plate, dish }: Props) => {
  const { legend, foods, energy: energyText, sum: totalText, whole: wholePlateText, total: totalKcal } = plate;
  const [caption, unit] = totalText.split('{kcal}');
  return (
    <div className={styles.plate}>
      <fieldset className={styles.fieldset} data-plate>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.dish}>
          <Picture file={dish} />
          {foods.map(({ name, drawing }) => (
            <div key={name} className={styles.foodOnPlate}>
              <Picture file={drawing} />
            </div>
          ))}
        </div>
        <div className={styles.foods}>
          {foods.map(({ name, kcal, drawing, laid: isOnPlate }) => (
            <label key={name} className={styles.food} style={{ '--kcal': kcal } as CSSProperties}>
              <Picture className={styles.foodPicture} file={drawing} />
              <input type="checkbox" value={kcal} defaultChecked={isOnPlate} />
              <span className={styles.foodLabel}>
                <strong>{name}</strong> {energyText.replace('{kcal}', String(kcal))}
              </span>
            </label>
          ))}
        </div>
        <div className={styles.total} aria-hidden="true">
          <span>{caption}</span> <span className={styles.figure} />
          {unit}
        </div>
        <output className={styles.spoken} data-sum={totalText}>
          {wholePlateText.replace('{kcal}', String(totalKcal))}
        </output>
      </fieldset>
    </div>
  );
};

export const query = graphql`
  fragment Plate on FeaturesItemsPlate {
    legend energy sum whole total
    foods { name kcal laid drawing { ...Picture } }
  }
`;
