import { Component, type ReactNode } from 'react';
import type { ContentType } from '../../content/content-types';
import { isRecord, type Path } from '../../content/field-walk';
import type { Facts } from '../../content/schema/site';
import { previewData, proseHtml } from './preview-data';
import { previews, type Surroundings } from './previews';

/** A field of the CMS, as Decap hands it to previews (an Immutable.js map). */
type Field = { get(key: 'name' | 'label'): string; get(key: 'fields'): Iterable<Field> | undefined };

type Props = {
  entry: { get(key: 'data'): { toJS(): Record<string, unknown> } };
  fields: Iterable<Field>;
  getAsset(src: string, field?: Field): { toString(): string };
};

type Context = { facts: Facts } & Surroundings;

/** The preview of a content file: the site's section where there is one, else the texts with their labels. */
export const entryPreview = (type: ContentType, lang: string, { facts, storeUrl, words }: Context) => {
  // biome-ignore lint/correctness/noComponentHookFactories: Decap registers one component for each file
  const EntryPreview = ({ entry, fields, getAsset }: Props) => {
    const written = entry.get('data').toJS();
    const pictureUrl = (src: string, path: Path) => getAsset(src, fieldAt(fields, path)).toString();
    const data = previewData(type, written, lang, facts, pictureUrl);
    const asTexts = <Texts fields={fields} data={previewData(type, written, lang, facts, (src) => src)} />;
    const section = previews[type];
    return (
      <main lang={lang} ref={(main) => openAnswers(main)}>
        {section && words ? (
          <Fallback key={JSON.stringify(written)} instead={asTexts}>
            {section(data as never, { storeUrl, words })}
          </Fallback>
        ) : (
          asTexts
        )}
        {typeof written.body === 'string' && (
          <div
            className="prose"
            style={{ margin: '1rem' }}
            dangerouslySetInnerHTML={{ __html: proseHtml(written.body, lang, facts) }}
          />
        )}
      </main>
    );
  };
  return EntryPreview;
};

/** Called after each change, because what has changed is drawn anew, and closed. */
const openAnswers = (main: HTMLElement | null) => {
  for (const answer of main?.querySelectorAll('details') ?? []) answer.open = true;
};

function fieldAt(fields: Iterable<Field>, path: Path): Field | undefined {
  const [name, ...rest] = path.filter((key) => typeof key === 'string');
  const found = [...fields].find((field) => field.get('name') === name);
  return found && rest.length > 0 ? fieldAt(found.get('fields') ?? [], rest) : found;
}

/** Texts under their labels. */
const Texts = ({ fields, data }: { fields: Iterable<Field>; data: unknown }) => (
  <dl>
    {[...fields].map((field) => {
      const value = isRecord(data) ? data[field.get('name')] : undefined;
      if (value === undefined || value === '' || field.get('name') === 'body') return null;
      return (
        <div key={field.get('name')} style={{ margin: '1rem' }}>
          <dt>
            <strong>{field.get('label')}</strong>
          </dt>
          <dd>
            <Value field={field} value={value} />
          </dd>
        </div>
      );
    })}
  </dl>
);

const Value = ({ field, value }: { field: Field; value: unknown }): ReactNode => {
  const inner = field.get('fields');
  if (Array.isArray(value)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry being written has no name of its own
    return value.map((one, index) => <Value key={index} field={field} value={one} />);
  }
  if (inner && isRecord(value)) return <Texts fields={inner} data={value} />;
  return <p>{isRecord(value) ? String(value.publicURL ?? '') : String(value)}</p>;
};

/** Shows the texts where a section cannot be shown yet, because something it needs is not written. */
class Fallback extends Component<{ children: ReactNode; instead: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
