import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { Illustration } from './illustration';
import * as styles from './plate.module.scss';

type Props = {
  plate: Queries.PlateFragment;
  /** The drawing of the empty plate. */
  dish: Queries.IllustrationFragment;
};

/**
 * A plate that visitors fill by check boxes. The style sheet shows the foods and their total; static/page.js writes the
 * total for screen readers. Until it does, they hear what the whole plate holds, whatever is chosen.
 */
export const Plate = ({ plate: { legend, energy, sum, whole, total, foods }, dish }: Props) => {
  const [caption, unit] = sum.split('{kcal}');
  return (
    <div className={styles.plate}>
      <fieldset className={styles.fieldset} data-plate>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.dish}>
          <Illustration file={dish} />
          {foods.map(({ name, drawing }) => (
            <div key={name} className={styles.foodOnPlate}>
              <Illustration file={drawing} />
            </div>
          ))}
        </div>
        <div className={styles.foods}>
          {foods.map(({ name, kcal, drawing, laid }) => (
            <label key={name} className={styles.food} style={{ '--kcal': kcal } as CSSProperties}>
              <Illustration className={styles.foodPicture} file={drawing} />
              <input type="checkbox" value={kcal} defaultChecked={laid} />
              <span className={styles.foodLabel}>
                <strong>{name}</strong> {energy.replace('{kcal}', String(kcal))}
              </span>
            </label>
          ))}
        </div>
        <div className={styles.total} aria-hidden="true">
          <span>{caption}</span> <span className={styles.figure} />
          {unit}
        </div>
        <output className={styles.spoken} data-sum={sum}>
          {whole.replace('{kcal}', String(total))}
        </output>
      </fieldset>
    </div>
  );
};

export const query = graphql`
  fragment Plate on FeaturesItemsPlate {
    legend
    energy
    sum
    whole
    total
    foods {
      name
      kcal
      laid
      drawing { ...Illustration }
    }
  }
`;
