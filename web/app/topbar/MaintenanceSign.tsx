import { IconTools } from '#web/icons/IconTools.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/session/session.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useRouter } from '@tanstack/react-router';
import { maintenance } from '../maintenance/maintenance.ts';

/** The maintenance icon: always for a system admin, who switches it, and for all while it is on. */
export function MaintenanceSign() {
  const { isOn } = maintenance.use();
  const isSysAdmin = useSession()?.user.is_sys_admin ?? false;
  const router = useRouter();
  if (!isOn && !isSysAdmin) return null;
  return (
    <IconButton
      label={isOn ? 'Údržba systému je zapnutá' : 'Údržba systému je vypnutá'}
      color={isOn ? 'yellow' : 'gray'}
      variant={isOn ? 'light' : 'subtle'}
      onClick={() => router.history.push(paths.AdminRuntimeSettings)}
    >
      <IconTools size="1.25rem" stroke={1.6} aria-hidden="true" />
    </IconButton>
  );
}
