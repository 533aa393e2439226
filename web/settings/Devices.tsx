import { Badge, Button, Skeleton, Title } from '@mantine/core';
import { IconDeviceDesktop } from '#web/icons/IconDeviceDesktop.ts';
import { IconDeviceMobile } from '#web/icons/IconDeviceMobile.ts';
import { IconLogout } from '#web/icons/IconLogout.ts';
import type { Device } from '#contract/devices.ts';
import { deviceName } from '#contract/rules/device-name.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useDevices, useSignOutDevice, useSignOutOtherDevices } from './devices.queries.ts';
import styles from './own.module.css';

/** Devices on which the user is signed in; any of them can be signed out from here. */
export function Devices() {
  const devices = useDevices().data?.values;
  return (
    <section className={styles.panel} aria-label="Přihlášená zařízení">
      <header className={styles.head}>
        <div>
          <Title order={2} className={styles.heading ?? ''}>
            Přihlášená zařízení
          </Title>
          <p className={styles.note}>
            Neznáte-li některé, odhlaste ho a změňte si heslo v Mém profilu.
          </p>
        </div>
        <OthersButton count={(devices?.length ?? 1) - 1} />
      </header>
      {devices === undefined ? (
        <Skeleton height="8rem" role="status" aria-label="Načítám zařízení" />
      ) : (
        <ul className={styles.devices}>
          {devices.map((device) => (
            <DeviceLine key={device.session_id} device={device} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OthersButton({ count }: { count: number }) {
  const ending = useSignOutOtherDevices();
  if (count < 1) return null;
  const others = `${count} ${czechPlural(count, 'další zařízení', 'další zařízení', 'dalších zařízení')}`;
  const end = async () => {
    const isSure = await confirm({
      title: 'Odhlásit ostatní zařízení?',
      message: `Odhlásí se ${others}. Na tomto zůstanete přihlášeni.`,
      confirmLabel: 'Odhlásit ostatní',
      danger: true,
    });
    if (isSure)
      ending.mutate({ body: {} }, { onSuccess: () => flash('Ostatní zařízení byla odhlášena') });
  };
  return (
    <div>
      <Button
        variant="default"
        loading={ending.isPending}
        leftSection={<IconLogout size="1.125rem" aria-hidden="true" />}
        onClick={() => void end()}
      >
        Odhlásit ostatní
      </Button>
      <ErrorLine error={ending.error} />
    </div>
  );
}

function DeviceLine({ device }: { device: Device }) {
  const { session_id, user_agent, is_current, is_viewing, created, last_used, ends, remember_me } =
    device;
  const name = deviceName(user_agent);
  const Sign = /iPhon|iPad|Android/.test(name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.device}>
      <Sign size="1.5rem" stroke={1.5} aria-hidden="true" className={styles.sign} />
      <div className={styles.told}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {is_current ? (
            <Badge component="span" variant="light" color="green">
              toto zařízení
            </Badge>
          ) : null}
          {is_viewing ? (
            <Badge component="span" variant="light" color="yellow">
              prohlíží správce systému, jen čte
            </Badge>
          ) : null}
        </p>
        <p className={styles.note}>
          Přihlášeno {formatDateTime(created)} · naposledy použito {formatDateTime(last_used)}
          {remember_me ? ' · trvalé přihlášení' : ''} · skončí nejpozději {formatDateTime(ends)}
        </p>
      </div>
      {is_current ? null : (
        <EndButton session_id={session_id} name={`${name}, ${formatDateTime(created)}`} />
      )}
    </li>
  );
}

function EndButton({ session_id, name }: { session_id: number; name: string }) {
  const ending = useSignOutDevice();
  const end = async () => {
    const isSure = await confirm({
      title: 'Odhlásit zařízení?',
      message: `${name}: bude se muset znovu přihlásit, rozepsané formuláře v něm mohou zůstat neuložené.`,
      confirmLabel: 'Odhlásit',
      danger: true,
    });
    if (!isSure) return;
    ending.mutate(
      { params: { session_id }, body: {} },
      { onSuccess: () => flash('Zařízení bylo odhlášeno') },
    );
  };
  return (
    <div>
      <Button
        variant="default"
        loading={ending.isPending}
        aria-label={`Odhlásit: ${name}`}
        onClick={() => void end()}
      >
        Odhlásit
      </Button>
      <ErrorLine error={ending.error} />
    </div>
  );
}
