import { Component, createRef, type ReactNode, useEffect, useReducer } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ContentType } from '../../content/content-types';
import { isRecord } from '../../content/field-walk';
import type { Facts } from '../../content/schema/site';
import type { CmsField } from '../fields';
import { legalData, previewData } from './preview-data';
import { previews, type Surroundings } from './previews';

/** What the CMS hands to a preview, as far as it is used here. */
type Props = {
  entry: { get(key: 'data'): { toJS(): Record<string, unknown> } };
  getAsset(src: string): { toString(): string } | undefined;
};

type Context = { facts: Facts } & Surroundings;

/**
 * The preview of a content file: the site's section where there is one, else the texts with their labels.
 * The CMS has a React of its own, which knows nothing of the site's hooks: this one's draws inside of it.
 */
export const entryPreview = (type: ContentType, lang: string, fields: CmsField[], context: Context) =>
  class EntryPreview extends Component<Props> {
    host = createRef<HTMLDivElement>();
    root: Root | undefined;

    override componentDidMount() {
      if (this.host.current) this.root = createRoot(this.host.current);
      this.componentDidUpdate();
    }

    override componentDidUpdate() {
      this.root?.render(<Preview {...this.props} {...{ type, lang, fields, context }} />);
    }

    override componentWillUnmount() {
      this.root?.unmount();
    }

    override render() {
      return <div ref={this.host} />;
    }
  };

type PreviewProps = Props & { type: ContentType; lang: string; fields: CmsField[]; context: Context };

/** What a preview shows of an entry as it is written so far. */
export const Preview = ({
  entry,
  getAsset,
  type,
  fields,
  context: { facts, storeUrl, words },
  ...named
}: PreviewProps) => {
  const pictureUrl = usePictures(getAsset);
  const written = entry.get('data').toJS();
  // A legal document says it in its head, any other file by its name.
  const lang = type === 'LegalDocument' ? String(Reflect.get(Object(written), 'lang') ?? named.lang) : named.lang;
  const fieldsData = previewData(type, written, lang, facts, pictureUrl);
  const body = typeof written.body === 'string' ? legalData(written.body, written.updated, lang, facts) : undefined;
  const data = isRecord(fieldsData) ? { ...fieldsData, ...body } : fieldsData;
  const asTexts = <Texts fields={fields} data={previewData(type, written, lang, facts, (src) => src)} />;
  const section = previews[type];
  return (
    <main lang={lang} ref={(main) => openAnswers(main)}>
      {section && words ? (
        <Fallback key={JSON.stringify(written)} instead={asTexts}>
          {section(data as never, { storeUrl, facts, words })}
        </Fallback>
      ) : (
        asTexts
      )}
    </main>
  );
};

/** Addresses of pictures that a page can show. The CMS has them a moment after it is first asked, and does not say when. */
const usePictures = (getAsset: Props['getAsset']) => {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  let isWaiting = false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(drawAgain, 100);
    return () => clearTimeout(timer);
  });
  return (src: string): string => {
    // One that was just chosen, and is not saved yet.
    if (isLoaded(src)) return src;
    const url = getAsset(src)?.toString();
    if (url && isLoaded(url)) return url;
    if (url) isWaiting = true;
    return noPicture;
  };
};

const isLoaded = (url: string) => url.startsWith('blob:');
const noPicture = 'data:,';

/** Called after each change, because what has changed is drawn anew, and closed. */
const openAnswers = (main: HTMLElement | null) => {
  for (const answer of main?.querySelectorAll('details') ?? []) answer.open = true;
};

/** Texts under their labels. */
const Texts = ({ fields, data }: { fields: CmsField[]; data: unknown }) => (
  <dl>
    {fields.map((field) => {
      const value = isRecord(data) ? data[field.name] : undefined;
      if (value === undefined || value === '' || field.name === 'body') return null;
      return (
        <div key={field.name} style={{ margin: '1rem' }}>
          <dt>
            <strong>{field.label}</strong>
          </dt>
          <dd>
            <Value field={field} value={value} />
          </dd>
        </div>
      );
    })}
  </dl>
);

const Value = ({ field, value }: { field: CmsField; value: unknown }): ReactNode => {
  if (Array.isArray(value)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry being written has no name of its own
    return value.map((one, index) => <Value key={index} field={field} value={one} />);
  }
  if (field.fields && isRecord(value)) return <Texts fields={field.fields} data={value} />;
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
