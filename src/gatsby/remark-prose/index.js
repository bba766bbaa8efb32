/** A plugin of gatsby-transformer-remark, which loads it uncompiled: what it does comes as its option (src/gatsby/prose.ts). */
module.exports = ({ markdownAST, markdownNode }, { change }) => change(markdownAST, markdownNode.frontmatter);
