import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { bankAnswer } from '#tests/bank-files.ts';

// Shapes of the register's real answers; the companies are invented.
const companies: Record<string, unknown> = {
  '27082440': {
    ico: '27082440',
    obchodniJmeno: 'Zkušební správa domů s.r.o.',
    dic: 'CZ27082440',
    sidlo: {
      nazevUlice: 'Jankovcova',
      cisloDomovni: 1522,
      cisloOrientacni: 53,
      nazevObce: 'Praha',
      nazevCastiObce: 'Holešovice',
      psc: 17000,
    },
    adresaDorucovaci: {
      radekAdresy1: 'Jankovcova 1522/53',
      radekAdresy2: 'Holešovice',
      radekAdresy3: '17000 Praha 7',
    },
  },
};

function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function answerCompany(response: ServerResponse, id: string): void {
  if (id === '00006947')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
  if (id === '45274649') return void response.writeHead(500).end();
  const company = companies[id];
  if (company === undefined)
    answerJson(response, 404, { kod: 'NENALEZENO', subKod: 'VYSTUP_SUBJEKT_NENALEZEN' });
  else answerJson(response, 200, company);
}

function answerDomain(response: ServerResponse, domain: string): void {
  if (!domain.startsWith('example.')) return answerJson(response, 200, { Status: 3 });
  const Answer = [{ name: `${domain}.`, type: 15, TTL: 300, data: `10 mx.${domain}.` }];
  answerJson(response, 200, { Status: 0, Answer });
}

function answerBank(response: ServerResponse, url: URL): void {
  response.writeHead(200, { 'content-type': 'text/plain;charset=UTF-8' });
  response.end(bankAnswer(url, pragueDay(new Date())));
}

/** Stand-ins for the company register, the name servers and the central bank, on loopback. */
export async function startForeignPowers(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (url.pathname.startsWith('/ares/'))
      return answerCompany(response, url.pathname.slice('/ares/'.length));
    if (url.pathname.startsWith('/cnb/')) return answerBank(response, url);
    return answerDomain(response, url.searchParams.get('name') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
