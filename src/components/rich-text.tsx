import { graphql } from 'gatsby';

type Props = { prose: Queries.RichTextFragment; className?: string };

/** A passage written in Markdown. */
export const RichText = ({ prose, className = '' }: Props) => (
  // HTML made by gatsby-transformer-remark from checked content, in which raw HTML is refused.
  <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: prose.html ?? '' }} />
);

export const query = graphql`
  fragment RichText on MarkdownRemark { html }
`;
