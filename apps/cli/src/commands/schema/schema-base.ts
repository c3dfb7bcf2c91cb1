/** Base of every schema's `$id`; what follows is its path below the sources of block-schemas. */
export const schemaBase = 'https://forecourt.example/schema/';
