import type { HelpArticle } from './article.ts';
import { accountArticles } from './articles/account.ts';
import { administrationArticles } from './articles/administration.ts';
import { accountingArticles } from './articles/accounting.ts';
import { bankArticles } from './articles/bank.ts';
import { todoArticles } from './articles/todos.ts';
import { billingArticles } from './articles/billing.ts';
import { fieldworkArticles } from './articles/fieldwork.ts';
import { contractArticles } from './articles/contracts.ts';
import { houseArticles } from './articles/houses.ts';
import { importArticles } from './articles/import.ts';
import { inspectionArticles } from './articles/inspections.ts';
import { listArticles } from './articles/lists.ts';
import { meterArticles } from './articles/meters.ts';
import { accountPaperArticles } from './articles/account-papers.ts';
import { instalmentArticles } from './articles/instalments.ts';
import { moneyArticles } from './articles/money.ts';
import { prescriptionArticles } from './articles/prescription.ts';
import { peopleArticles } from './articles/people.ts';
import { rateArticles } from './articles/rates.ts';
import { sipoArticles } from './articles/sipo.ts';
import { spaceArticles } from './articles/spaces.ts';
import { workArticles } from './articles/work.ts';

/** All articles, those of the daily work first. */
export const articles: readonly HelpArticle[] = [
  ...workArticles,
  ...peopleArticles,
  ...houseArticles,
  ...spaceArticles,
  ...importArticles,
  ...sipoArticles,
  ...bankArticles,
  ...inspectionArticles,
  ...fieldworkArticles,
  ...todoArticles,
  ...billingArticles,
  ...contractArticles,
  ...meterArticles,
  ...moneyArticles,
  ...instalmentArticles,
  ...accountingArticles,
  ...accountPaperArticles,
  ...prescriptionArticles,
  ...rateArticles,
  ...listArticles,
  ...accountArticles,
  ...administrationArticles,
];
