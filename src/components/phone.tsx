import { graphql } from 'gatsby';
import * as styles from './phone.module.scss';
import { Picture } from './picture';

type Props = {
  screenshot: Queries.ScreenshotFragment;
  /** How wide the screenshot is shown (HTML Standard, "sizes attributes"). */
  sizes: string;
  eager?: boolean;
};

/** A screen of the app in its device. */
export const Phone = ({ screenshot: { image, alt }, ...rest }: Props) => (
  <div className={styles.device}>
    <Picture file={image} alt={alt} {...rest} className={styles.screen} />
  </div>
);

export const query = graphql`
  fragment Screenshot on Screenshot {
    alt
    image {
      ...Drawing
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 262
          breakpoints: [157, 262, 382, 436, 524]
          formats: [WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
