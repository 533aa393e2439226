// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notCompared, type SettlementDifference } from '#contract/settlement/differences.ts';
import { explainSettlement } from '#contract/settlement/explained-services.ts';
import { queryClient } from '#web/lib/query.ts';
import { anyRecipient, anySettlement } from '#tests/web/settlement-sample.ts';
import { statementServices } from '#tests/statement-paper.ts';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { Explanation } from './Explanation.tsx';

vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => () => undefined,
  useRouter: () => null,
  useSearch: () => ({}),
  useParams: () => ({}),
}));

let api: StubApi;
let leave: () => void;
beforeEach(() => {
  api = stubApi();
  signedIn();
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

/** Opens the explanation of two services with these differences. */
async function explain(differences: readonly SettlementDifference[]): Promise<void> {
  const values = statementServices().flatMap(({ explanation, readings }, at) =>
    explanation === null || at >= differences.length
      ? []
      : [{ explanation, readings, difference: differences[at] ?? null }],
  );
  api.answers(explainSettlement, { values });
  const shown = { settlement: anySettlement(), recipient: anyRecipient() };
  ({ leave } = drawn(<Explanation {...shown} count={31} onClose={() => undefined} />));
  await eventually(() => expect(text()).toContain('Za službu „Teplo“'));
}

test('a service says why it is more, another why it is not compared, and in what order', async () => {
  const difference = {
    ...notCompared('service-new'),
    reason: null,
    former: 1_520_000,
    causes: [{ cause: 'rule' as const, amount: 160_000 }],
  };
  await explain([difference, notCompared('service-new')]);
  expect(text()).toContain(
    'Proti předchozímu období o 1 600 Kč více: způsob dělení a plochy +1 600 Kč.',
  );
  expect(text()).toContain('částka neporovnává: v předchozím období se služba nevyúčtovala.');
  expect(text()).toContain('Příčiny rozdílů se počítají postupně');
});

test('a reason of all services is said once', async () => {
  await explain([notCompared('no-former'), notCompared('no-former')]);
  expect(text().split('v portálu spočítané není')).toHaveLength(2);
});
