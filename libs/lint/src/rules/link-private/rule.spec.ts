import { expect, it } from 'vitest';
import { linkLines } from '../../testing/sample-links.ts';

const rule = 'link-private';
const own = 'www.demo.example';

it.each([
  ['https://mail.google.com/mail/u/0/#inbox/FMfcgz', 'a mailbox'],
  ['https://outlook.office.com/mail/inbox/id/AAQk', 'a mailbox'],
  ['https://outlook.office365.com/owa/?path=/mail', 'a mailbox'],
  ['https://webmail.dealer.example/', 'a mailbox'],
  ['https://drive.google.com/drive/u/0/my-drive', 'a folder'],
  ['https://dealer.sharepoint.com/sites/Sales/Docs/Forms/AllItems.aspx?id=1', 'a folder'],
  ['https://dealer-my.sharepoint.com/personal/ada/_layouts/15/onedrive.aspx', 'a folder'],
  ['https://www.dropbox.com/home/Prices', 'a folder'],
  ['https://app.box.com/folder/1234', 'a folder'],
  ['https://blog.dealer.example/wp-admin/post.php?post=12', 'a page for editors'],
  ['https://blog.dealer.example/wp-login.php', 'a page for editors'],
  ['https://docs.google.com/forms/d/1aBc/edit', 'a page for editors'],
  ['https://studio.youtube.com/video/abc/edit', 'a page for editors'],
  ['http://staging.kea.example/range', 'a preview'],
  ['https://www.uat2.kea.example/range', 'a preview'],
  ['https://deploy-preview-12--kea.netlify.app/', 'a preview'],
  ['https://kea-git-main-team.vercel.app/', 'a preview'],
  ['https://a1b2.ngrok-free.app/', 'a preview'],
  ['https://www.kea.example/?p=12&preview=true', 'a preview'],
])('CLI-7: %s is reported once as %s', (href, kind) => {
  expect(linkLines(rule, href)).toEqual([
    expect.stringContaining(`the address leads to ${kind}`),
    expect.stringContaining(`the address leads to ${kind}`),
  ]);
  expect(linkLines('link-insecure', href)).toEqual([]);
});

it.each([
  'https://outlook.office365.com/owa/calendar/Dealer@kea.example/bookings/',
  'https://outlook.office.com/book/Dealer@kea.example/',
  'https://drive.google.com/file/d/1abc/view?usp=sharing',
  'https://drive.google.com/drive/folders/1abc',
  'https://dealer.sharepoint.com/:b:/s/Sales/Eab?e=1',
  'https://dealer.sharepoint.com/_layouts/15/guestaccess.aspx?share=1',
  'https://www.dropbox.com/s/abc/prices.pdf?dl=0',
  'https://www.dropbox.com/homepage-news',
  'https://app.box.com/s/abc',
  'https://docs.google.com/forms/d/e/1aBc/viewform?edit=1',
  'https://docs.google.com/document/d/1abc/edit',
  'https://blog.kea.example/about-wp-admin',
  'https://www.kea.example/wp-content/uploads/prices.pdf',
  'https://ads.kea.example/',
  'https://stage.kea.example/tickets',
  'https://test.kea.example/drive',
  'https://dev.kea.example/',
  'https://www.kea.example/staging.example.html',
  'https://staging-services.example/',
  'https://www.kea.example/preview?model=heron',
  'https://kea.vercel.app/',
  'https://outlook.com/',
])('CLI-7: %s is accepted', (href) => {
  expect(linkLines(rule, href)).toEqual([]);
});

it('CLI-7: a test or preview host of the own domain is reported, the domain itself is not', () => {
  expect(linkLines(rule, `https://dev.${own.slice(4)}/range`)).toHaveLength(2);
  expect(linkLines(rule, `https://demo.example/wp-admin/`)).toEqual([]);
});
