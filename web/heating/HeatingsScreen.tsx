import { errors } from '#contract/errors.ts';
import { heatingKinds } from '#contract/rules/heating-value.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { kindWords } from './heating-words.ts';
import { HeatingList } from './HeatingList.tsx';
import { useHeatingPlace } from './place.ts';

/** Lists for heating elements of buildings (route AuxiliariesHeatings). */
export function HeatingsScreen() {
  const { place, go } = useHeatingPlace();
  if (place === undefined) throw missingList();
  return (
    <Page title="Otopná tělesa" note="Seznamy klienta, ze kterých se vyplňují otopná tělesa domů">
      <Tabs
        label="Seznamy k otopným tělesům"
        tabs={heatingKinds.map((kind) => ({
          key: kind,
          text: kindWords[kind].tab,
          content: <HeatingList key={kind} place={{ ...place, auxtype: kind }} go={go} />,
        }))}
        value={place.auxtype}
        onChange={(key) => {
          const auxtype = heatingKinds.find((kind) => kind === key);
          if (auxtype !== undefined) go({ auxtype, record: undefined, hidden: place.hidden });
        }}
      />
    </Page>
  );
}

// An address of no list is as good as one of no record: the not-found page.
function missingList(): ApiError {
  const { errorCode, errorMsg: message, status } = errors['not-found'];
  return new ApiError({ kind: 'api', status, errorCode, message, url: location.pathname });
}
