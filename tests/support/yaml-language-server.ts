import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export type Diagnostic = { message: string; range: { start: { line: number; character: number } } };
type Message = { id?: number; method?: string; params?: unknown; result?: unknown };

/** For tests: the language server that underlines YAML in VS Code and other editors, spoken to as they do (LSP over stdio). */
export class YamlLanguageServer {
  readonly #process: ChildProcess;
  readonly #root: string;
  readonly #answers = new Map<number, (result: unknown) => void>();
  readonly #diagnosed = new Map<string, (found: Diagnostic[]) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;
  #version = 0;
  #settings: object = {};

  /** `root` is the folder an editor has open. */
  constructor(root: string) {
    this.#root = root;
    const program = path.resolve('node_modules/yaml-language-server/bin/yaml-language-server');
    this.#process = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#process.stdout?.on('data', (chunk: Buffer) => this.#receive(chunk));
  }

  /** Starts it with the settings that the editor would send. */
  async start(settings: object): Promise<void> {
    await this.#request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(this.#root).href,
      capabilities: { workspace: { configuration: true }, textDocument: { completion: {} } },
      workspaceFolders: [{ name: 'site', uri: pathToFileURL(this.#root).href }],
    });
    this.#settings = settings;
    this.#send({ method: 'initialized', params: {} });
    this.#send({ method: 'workspace/didChangeConfiguration', params: { settings } });
  }

  /** Opens a file with a text (what is on disk does not count), and waits for what the server underlines. */
  open(file: string, text: string): Promise<Diagnostic[]> {
    const uri = this.#uri(file);
    const found = new Promise<Diagnostic[]>((resolve) => this.#diagnosed.set(uri, resolve));
    // The server remembers what it read of a file by its version.
    this.#version += 1;
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: this.#version, text } },
    });
    return found;
  }

  /** Closes a file; the server then takes its underlines away. */
  async close(file: string): Promise<void> {
    const uri = this.#uri(file);
    const cleared = new Promise((resolve) => this.#diagnosed.set(uri, resolve));
    this.#send({ method: 'textDocument/didClose', params: { textDocument: { uri } } });
    await cleared;
  }

  /** What the server offers to write at a place of an open file; both counted from 0. */
  async complete(file: string, line: number, character: number): Promise<string[]> {
    const result = await this.#request('textDocument/completion', {
      textDocument: { uri: this.#uri(file) },
      position: { line, character },
    });
    const { items } = result as { items: { label: string }[] };
    return items.map(({ label }) => label);
  }

  stop(): void {
    this.#process.kill();
  }

  #uri(file: string): string {
    return pathToFileURL(path.join(this.#root, file)).href;
  }

  #request(method: string, params: unknown): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#send({ id, method, params });
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const end = this.#received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#received.toString('ascii', 0, end))?.[1]);
      const body = this.#received.subarray(end + 4, end + 4 + length);
      if (body.length < length) return;
      this.#received = this.#received.subarray(end + 4 + length);
      this.#handle(JSON.parse(body.toString('utf8')));
    }
  }

  #handle({ id, method, params, result }: Message): void {
    if (method === undefined) {
      this.#answers.get(Number(id))?.(result);
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      this.#diagnosed.get(uri)?.(diagnostics);
    } else if (id !== undefined) {
      this.#send({ id, result: method === 'workspace/configuration' ? this.#configuration(params) : null });
    }
  }

  #configuration(params: unknown): unknown[] {
    const { items } = params as { items: { section: string }[] };
    return items.map(({ section }) => Reflect.get(this.#settings, section) ?? null);
  }
}
