/** Severity of a finding: an error keeps a block or page from being served, a warning does not. */
export type Severity = 'error' | 'warning';

/** Explanation of a finding other than those of lint rules: `forecourt explain` prints it. */
export interface FindingInfo {
  /** Severity of findings with this id. */
  readonly severity: Severity;
  /** Problem, in one sentence. */
  readonly description: string;
  /** Reason, if the description doesn't give it, and solution. */
  readonly advice: string;
}

const error = (description: string, advice: string): FindingInfo => {
  return { severity: 'error', description, advice };
};
const warning = (description: string, advice: string): FindingInfo => {
  return { severity: 'warning', description, advice };
};

/** Findings other than those of lint rules, by id. */
export const findingInfos = {
  'address-lost': warning(
    'A page has moved, or a redirect was removed, since the commit of `--changed-since`, and its old address leads nowhere.',
    'Bookmarks, search results and links of other sites still lead to the old address. Add a redirect to `redirects.json`; `forecourt move` moves a page, updates its links and adds the redirect.',
  ),
  'asset-case': warning(
    'The names of two assets differ only in upper and lower case.',
    'Windows and macOS take them for one file, and a copy of the tenant loses one of them. Rename one, and correct the pages that name it.',
  ),
  'asset-name': warning(
    'The name of an asset has spaces or characters that pages cannot write, such as `#`, `?` and `%`.',
    'Rename the file: letters, digits, hyphens and dots.',
  ),
  'asset-type': warning(
    'An asset is not a kind of file that the site shows, so visitors can only download it.',
    'Save it as one of the kinds that the site shows, or delete it.',
  ),
  'broken-link': error(
    'A symbolic link in the tenant’s folder leads to nothing.',
    'Put a file in its place, or delete the link.',
  ),
  'component-loop': error(
    'A custom component uses itself, directly or through another component.',
    'Remove one of the uses: it could never be rendered to its end.',
  ),
  'component-output': error(
    'A custom component makes an invalid block of its properties or of their defaults.',
    'Change the value as the message says, or the template. Until then the component shows nothing.',
  ),
  'component-name': error(
    'A custom component has the name of a built-in block type.',
    'Choose another name, here and where the component is used.',
  ),
  'config-extends': error(
    'A configuration that another one extends cannot be used.',
    'Correct its path, which begins at the file that names it, or install the package. Configurations must not extend each other in a circle.',
  ),
  'config-plugin': error(
    'A plugin of the configuration cannot be loaded, or is not one.',
    'A plugin is an ES module that exports `{ name, rules }` as its default; the ids of its rules begin with its name and a slash. Only the configuration that forecourt starts with may name plugins, outside any tenant’s folder.',
  ),
  'custom-rule': error(
    'The definition of a rule in `customRules` is incomplete or contradicts itself.',
    'A rule has one of `forbid`, `require`, `requireOnPage` and `maxLength`. The guide “Your own rules” has examples.',
  ),
  'date-format': error(
    'The format of a date in an import mapping is not one.',
    'Write one such as `dd/MM/yyyy` or `yyyy-MM-dd HH:mm`.',
  ),
  'domain-name': error(
    'A domain is not a host name that a tenant can own.',
    'Write a name such as `www.dealer.example`, in lower case, without scheme, port or path. IP addresses, `localhost` and names below it belong to nobody.',
  ),
  'domain-not-allowed': error(
    'The operator’s file of domains (`FORECOURT_DOMAINS`) does not give a domain to the tenant that claims it.',
    'The domain does not reach the tenant. Remove it from `site.json`, or ask the operator to list it for this tenant.',
  ),
  'duplicate-id': warning(
    'Two blocks of a page have the same id.',
    'Links to that id lead to the first of them. Give each block an id of its own.',
  ),
  'duplicate-key': error(
    'An object of a JSON file has the same key twice.',
    'Only the last one counts, and the others are lost without a sign. Keep the one that is meant.',
  ),
  'duplicate-name': error(
    'Two files, entries or tenants have the same path, name, id, slug, domain or website id.',
    'Choose another for one of them. A domain that several tenants claim stays with the tenant for which a running server already serves it, otherwise nobody has it; the operator decides with `FORECOURT_DOMAINS`. A person who is listed twice is a warning: the site shows the first entry with a picture.',
  ),
  encoding: error(
    'A file is not text in UTF-8.',
    'Save it as UTF-8. Editors call this "encoding" or "character set".',
  ),
  'external-link': warning(
    'A link to another site is broken, as `check --external` finds by requesting it.',
    'Correct the address, or remove the link. Addresses that ask for a password, refuse programs or do not answer in time are not reported.',
  ),
  'file-damaged': error(
    'A document, film or font is something else than its name says, or is truncated.',
    'Export it or copy it again. A server that has an earlier version which was good serves that one in the meantime.',
  ),
  'ignored-file': warning(
    'Nothing reads a file or folder, since it has another name or format than files of a tenant.',
    'Rename it as the message says, move it, or delete it. A tenant has `site.json`, `redirects.json` and the folders `pages`, `components`, `data` and `assets`; all but the assets are `.json` files.',
  ),
  'link-loop': error(
    'A symbolic link leads back to a folder that contains it, or to a folder that was read already.',
    'Delete the link.',
  ),
  'missing-column': error(
    'An import mapping names a column that the feed does not have.',
    'Write the column’s name as it is in the feed’s first line.',
  ),
  'missing-component': error(
    'A block names a custom component that is not in the components folder.',
    'Add the component, or correct its name.',
  ),
  'missing-field': error(
    'A skip rule of a form depends on a field that the form does not have before it.',
    'Write the name of a field of this step or an earlier one.',
  ),
  'missing-files': error(
    'A running server’s tenant has lost every file in `assets`, `components` or `data`.',
    'The server keeps serving the last good version of each. Restore them, or add those that replace them: one is enough, such as a data file with `[]`. Deleting the only asset or component is no loss. To empty a folder, see “Broken content” in the operations manual.',
  ),
  'missing-home': error(
    'The site has no page with the path `/`.',
    'Visitors who enter the domain get an error page. Add the page, correct its path, or redirect `/` in `redirects.json`.',
  ),
  'missing-pages': error(
    'A running server’s tenant has lost every page.',
    'The server keeps serving the last good version of each. Restore them, or add the pages that replace them: one is enough. To remove a tenant, remove its whole folder.',
  ),
  'missing-prop': error(
    'A custom component is used without a property that it requires.',
    'Add the property, or give it a default in the component.',
  ),
  'missing-property': error(
    'An object lacks a property that its schema requires.',
    'Add the property; the block’s page in the documentation says what it is for.',
  ),
  'missing-site': error(
    'A tenant’s folder has no `site.json`.',
    'Every tenant needs one; `forecourt new tenant` writes it. To remove a tenant, remove its whole folder.',
  ),
  'no-source': error(
    'An import mapping does not say where the value of a field comes from.',
    'Give the field `from`, `value`, `template` or `default`.',
  ),
  'no-tenants': error(
    'The tenants folder of a running server has become empty.',
    'The server keeps serving the last good version of every tenant. Restore the folder; it is often a mount that was lost.',
  ),
  'not-a-file': error(
    'A folder, socket or device is in the place of a file.',
    'Rename or delete it.',
  ),
  'not-allowed': error(
    'A value is not one of those that its schema lists.',
    'Write one of the values in the message; upper and lower case count.',
  ),
  'out-of-range': error(
    'A number is smaller or larger than its schema allows.',
    'Write a number within the limits in the message.',
  ),
  'outside-tenant': error(
    'A symbolic link leads out of the tenant’s folder.',
    'Nothing outside of the folder is read or served. Copy the file into it.',
  ),
  pattern: error(
    'A text does not have the form that its schema asks for.',
    'The message says which form that is.',
  ),
  'page-hides-profile': warning(
    'A page has the address of a car’s or team member’s own page, or of another page of the platform.',
    'Visitors never see the platform’s page: that of the car or person, or one such as the shortlist. Give the page another path.',
  ),
  'picture-expected': error(
    'A picture is a file of another kind, such as a PDF or a film.',
    'Visitors would see a broken picture. Name a picture, and link to the file if visitors should have it.',
  ),
  'picture-refused': error(
    'A picture is damaged, truncated, no picture at all, or takes more pixels or work to render than the limits allow.',
    'It is not served: its last good version is, or else a grey box takes its place. Export or copy it again, or simplify it as the message says. The guide "Pictures" lists the limits.',
  ),
  'picture-html': warning(
    'A drawing embeds HTML or another document.',
    'Browsers load nothing from within a drawing, and other programs don’t draw HTML, so that a part of it is missing. Save the drawing without `<foreignObject>`, `<iframe>`, `<object>` and `<embed>`.',
  ),
  'picture-script': warning(
    'A drawing has a script.',
    'The site never runs scripts of drawings, so what it does is missing, and other programs may run it. Save the drawing without `<script>`, event attributes such as `onclick`, `javascript:` links, and animations that write one of these.',
  ),
  'picture-size': warning(
    'The width and height of a picture cannot be read.',
    'Pages cannot reserve space for it and jump as it loads. Give a drawing `width` and `height` or a `viewBox`.',
  ),
  'picture-type': warning(
    'A picture is of another kind than its name says.',
    'It is served by its content. Rename it, so that people and tools are not misled.',
  ),
  'plugin-failed': error(
    'A rule of a plugin threw an error.',
    'The other rules went on, but this one may have missed something in the file. Correct the plugin, or switch the rule off.',
  ),
  'protected-file': error(
    'A file of a tenant is a hard link to a file that belongs to the server.',
    'The running server refuses it, since it would publish leads or secrets. Put a file of its own in its place.',
  ),
  'redirect-behind-page': warning(
    'A redirect starts at an address that has a page.',
    'The page is shown and the redirect never happens. Remove one of them.',
  ),
  'redirect-chain': warning(
    'A redirect leads to an address that is redirected again.',
    'Each step makes visitors wait, and search engines follow only a few. Lead to the last address directly.',
  ),
  'redirect-hides-profile': warning(
    'A redirect starts at the address of a car’s or team member’s own page, or of a page of the platform such as `/shortlist`.',
    'Visitors never see that page. Remove the redirect; add it again once the car is sold or the person has left.',
  ),
  'redirect-loop': error('Redirects lead round in a circle.', 'Let one of them lead to a page.'),
  'redirect-pattern': error(
    'The source of a redirect is a pattern, but only addresses are redirected.',
    'Visitors of the old addresses get a 404. Write one redirect for each of them.',
  ),
  'reserved-path': error(
    'A page or a redirect has an address that belongs to the platform.',
    'Choose another path for the page. The redirect never happens: remove it.',
  ),
  'rule-failed': error(
    'A rule failed, which is an internal error of forecourt.',
    'The other rules went on, but this one may have missed something in the file. Please report the message with the file; until it is fixed, switch the rule off in the configuration.',
  ),
  schema: error(
    'A value does not fit its schema in a way that has no message of its own.',
    'Compare it with the examples of its schema, which `forecourt schema` prints.',
  ),
  'settings-unusable': error(
    'Nothing of `site.json` can be used, so some checks of the tenant could not be run.',
    'Fix `site.json` and check again: lint rules that read it, the links in it, and links to the tenant’s own domains, cars and people were not checked.',
  ),
  slug: error(
    'A name in the operator’s file of domains is not the slug of a tenant.',
    'Write the name of a tenant’s folder, such as `north-quay`.',
  ),
  'slug-folder': error(
    'The slug in `site.json` is not the name of the tenant’s folder.',
    'The tenant is not served, since leads, credentials and addresses go by the folder’s name. Give both one name.',
  ),
  syntax: error(
    'A file is not valid JSON.',
    'The message says what is expected at that location. Frequent causes are a missing comma, a comma behind the last entry, and a merge conflict.',
  ),
  'template-circle': error(
    'Templates of an import mapping need each other in a circle.',
    'Let one of the fields come from the feed.',
  ),
  'time-zone': error(
    'A time zone does not exist.',
    'Write one of the IANA time zone names, such as `Australia/Sydney` or `Pacific/Auckland`.',
  ),
  'too-complex': error(
    'A JSON file has more values than can be read safely.',
    'Split it, or import large stock into a database.',
  ),
  'too-deep': error(
    'A JSON file or a folder has more levels than can be read safely.',
    'Nest less; blocks and folders need only a few levels.',
  ),
  'too-few': error('A list has fewer entries than its schema asks for.', 'Add entries.'),
  'too-large': error(
    'A file is larger than can be read safely.',
    'Split it or save it smaller. Stock beyond the limit belongs in a database: see `forecourt import`.',
  ),
  'too-long': error('A text is longer than its schema allows.', 'Shorten it.'),
  'too-many': error(
    'A list, an object or a folder has more entries than are allowed.',
    'Remove entries, or split it.',
  ),
  'too-short': error(
    'A text is empty or shorter than its schema asks for.',
    'Write more, or remove the property if it is optional.',
  ),
  'keep-unused': error(
    'A field of an import mapping lists words to keep, which only capitals would change.',
    'Add `"as": "capitals"`, or remove `keep`.',
  ),
  'not-an-address': error(
    'A field of an import mapping converts addresses to https, but holds no addresses.',
    'Remove `"as": "https"`; it is for fields such as photos and video_url.',
  ),
  'two-sources': error(
    'A field of an import mapping has a fixed value and another source besides.',
    'Keep `value` alone, or use `default` for cars without a value in the feed.',
  ),
  'unknown-block-type': error(
    'A block has a type that is neither built in nor one of the tenant’s components.',
    'The block is left out of the page. Correct the type, or add a component of that name.',
  ),
  'unknown-data': warning(
    'Nothing reads a data file of this name.',
    'Rename it as the message says, or delete it.',
  ),
  'unknown-field': error(
    'A template of an import mapping names a field that a car does not have.',
    'Write the name of a car’s field, or `{feed:Column}` for a column of the feed.',
  ),
  'unknown-placeholder': error(
    'The template of a custom component uses a property that the component does not declare, or a placeholder lacks a brace.',
    'Declare the property, or correct its name in the template. A placeholder has two braces on both sides: `{{name}}`.',
  ),
  'unknown-prop': error(
    'A custom component is used with a property that it does not declare.',
    'Correct the name, or declare the property in the component.',
  ),
  'unknown-property': error(
    'An object has a property that its schema does not know.',
    'It has no effect. Correct its name, or remove it.',
  ),
  unreadable: error(
    'A file or folder cannot be read.',
    'Check that it is there and that forecourt may read it.',
  ),
  'video-expected': error(
    'A film or its captions are a file of another kind, such as a picture or a PDF.',
    'Visitors would see a player that plays nothing. Name a film, and link to the file if visitors should have it.',
  ),
  'wrong-type': error(
    'A value is of another type than its schema asks for, such as a text where a number belongs.',
    'Write a value of the type in the message. Numbers, `true` and `false` have no quotation marks.',
  ),
} as const satisfies Readonly<Record<string, FindingInfo>>;

/** Id of a finding other than those of lint rules. */
export type FindingId = keyof typeof findingInfos;
