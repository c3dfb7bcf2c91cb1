import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import css from './docs-page.css?inline';
import { openApi } from './open-api.ts';

/** The one style sheet of the page, for its policy. */
export const docsStyle = css;

interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** The fields that every operation has. */
interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

const schemaOf = ({ content }: Content): object | undefined =>
  Object.values(content ?? {})[0]?.schema;

function Parameters({ parameters = [] }: Pick<Operation, 'parameters'>): ReactNode {
  if (parameters.length === 0) return null;
  return (
    <dl>
      {parameters.map(({ name, in: place, required, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> in the {place}
            {required ? ', required' : ''}
          </dt>
          {description && <dd>{description}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Reply({ status, reply }: { readonly status: string; readonly reply: Content }): ReactNode {
  const reference = (schemaOf(reply) as { $ref?: string } | undefined)?.$ref?.split('/').at(-1);
  return (
    <li>
      <strong>{status}</strong> {reply.description}
      {reference && (
        <>
          {' '}
          <a href={`#${reference}`}>{reference}</a>
        </>
      )}
    </li>
  );
}

function Call(given: { path: string; method: string; operation: Operation }): ReactNode {
  const { path, method, operation } = given;
  const body = operation.requestBody && schemaOf(operation.requestBody);
  return (
    <section>
      <h2>
        <span>{method.toUpperCase()}</span> <code>{path}</code>
      </h2>
      <p>{operation.description ?? operation.summary}</p>
      <Parameters parameters={operation.parameters} />
      {body && (
        <details>
          <summary>Body</summary>
          <pre>{JSON.stringify(body, null, 2)}</pre>
        </details>
      )}
      <ul>
        {Object.entries(operation.responses).map(([status, reply]) => (
          <Reply key={status} status={status} reply={reply} />
        ))}
      </ul>
    </section>
  );
}

/** Renders the documentation of the calls below `/api` from their OpenAPI description. */
export function docsPage(): string {
  const { info, paths, webhooks, components } = openApi;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Calls of this site</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <h1>Calls of this site</h1>
          <p>
            {info.description} For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
          {calls.map((call) => (
            <Call
              key={call.method + call.path}
              {...call}
              operation={call.operation as unknown as Operation}
            />
          ))}
          <h2 id="webhooks">Webhooks</h2>
          {Object.entries(webhooks).map(([name, { post }]) => (
            <Call key={name} path={`(${name})`} method="post" operation={post} />
          ))}
          <h2>Schemas</h2>
          {Object.entries(components.schemas).map(([name, schema]) => (
            <details key={name} id={name}>
              <summary>{name}</summary>
              <pre>{JSON.stringify(schema, null, 2)}</pre>
            </details>
          ))}
        </main>
      </body>
    </html>,
  )}`;
}
