import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { rememberedText } from '#contract/rules/remembered-session.ts';
import { APP_VERSION } from '#contract/version.ts';
import { readFirstViews, type FirstViewOf, type PortalKind } from './first-view.ts';
import { standingOf } from './standing.ts';
import { projectRoot } from '#server/root.ts';
import type { Portal } from '#server/portal.ts';

export const webFolder = join(projectRoot, 'dist/web');

/** What the page may do: own scripts, others and styles by nonce, Trusted Types, no strangers. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function settingsOf(portal: Portal): string {
  const { applicationAuth, environment } = portal.config;
  const { demoOpen, offeredPassword } = standingOf(portal);
  return JSON.stringify({
    environment,
    apiBase: '',
    applicationAuth,
    version: APP_VERSION,
    demo: demoOpen ? 'open' : '',
    demoPassword: offeredPassword,
    sessionDays: String(portal.config.sessionDays),
  });
}

function kindOf(portal: Portal): PortalKind {
  const { demoOpen, offeredPassword } = standingOf(portal);
  if (offeredPassword !== '') return 'local';
  return demoOpen ? 'open' : 'plain';
}

interface Template {
  readonly text: string;
  readonly firstViewOf: FirstViewOf;
}

let template: Promise<Template> | undefined;

async function readTemplate(): Promise<Template> {
  const [text, firstViewOf] = await Promise.all([
    readFile(join(webFolder, 'index.html'), 'utf8'),
    readFirstViews(join(webFolder, 'first-views.json')),
  ]);
  return { text, firstViewOf };
}

/** Sends the page of the browser's application for an address of its, with a fresh nonce. */
export async function sendPage(
  reply: FastifyReply,
  portal: Portal,
  path: string,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const { text, firstViewOf } = await (template ??= readTemplate());
  const { told, drawn } = firstViewOf(path, kindOf(portal));
  // In a template nothing is shown before the script behind it finds that nobody is signed in.
  const entrance = drawn === '' ? '' : `<template id="drawn">${drawn}</template>`;
  const page = text
    .replaceAll('__KASTELAN_DRAWN__', () => entrance)
    .replaceAll('__KASTELAN_REMEMBERED__', () => rememberedText(portal.config.sessionDays))
    .replaceAll('__KASTELAN_SETTINGS__', () => escaped(settingsOf(portal)))
    .replaceAll('__KASTELAN_FIRST__', () => escaped(told))
    .replaceAll('__CSP_NONCE__', nonce);
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
