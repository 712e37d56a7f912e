import { type ActorRefFrom, fromPromise } from 'xstate';
import { deskLoginMachine } from '../../../../../machines/operations/desk-login/desk-login.machine';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import type { DeskDependencies } from '../../../parts/dependencies';
import { unlessFinal } from './final-failures';

export type DeskLoginRef = ActorRefFrom<typeof deskLoginMachine>;

/** A failure that ends the login is the form's `word`. */
const word = <Reply>(reply: Reply) => reply ?? undefined;

/** Wires login and enrolment (own.desk-app.login, own.desk-app.enrolment). */
export function deskLoginFlow({ client, vault, storage }: DeskDependencies) {
  const link = () => ({ token: vault.peek('enrolmentToken') ?? '' });
  return deskLoginMachine.provide({
    actors: {
      passwordForm: formFlow(vault, {
        fields: { name: filled, password: filled },
        send: (typed, _about, signal) =>
          unlessFinal(async () => {
            const { challenge } = await client.logIn(typed, { signal });
            vault.put('loginChallenge', challenge);
          }),
        word,
      }),
      codeForm: formFlow(vault, {
        fields: { code: filled },
        send: ({ code }, _about, signal) =>
          unlessFinal(async () => {
            const challenge = vault.peek('loginChallenge') ?? '';
            const { token } = await client.enterCode({ challenge, code }, { signal });
            vault.drop('loginChallenge');
            storage.openSession(token);
          }),
        word,
      }),
      readLink: fromPromise(({ signal }) => client.openEnrolment(link(), { signal })),
      newPasswordForm: formFlow(vault, {
        fields: { password: filled, repeated: filled },
        check: ({ password, repeated }, about) => {
          const [min = 0, max = Number.POSITIVE_INFINITY] = about?.split(' ').map(Number) ?? [];
          const { length } = [...password];
          if (length < min || length > max) return [{ field: 'password', code: 'passwordLength' }];
          return password === repeated ? [] : [{ field: 'repeated', code: 'passwordDiffers' }];
        },
        send: ({ password }, _about, signal) =>
          unlessFinal(async () => {
            const { secret, qr } = await client.setPassword({ ...link(), password }, { signal });
            vault.put('totpSecret', secret);
            vault.put('totpPicture', qr);
          }),
        word,
      }),
      appForm: formFlow(vault, {
        fields: { code: filled },
        send: ({ code }, _about, signal) =>
          unlessFinal(async () => {
            await client.confirmAuthenticator({ ...link(), code }, { signal });
            for (const secret of ['totpSecret', 'totpPicture', 'enrolmentToken'] as const) vault.drop(secret);
          }),
        word,
      }),
    },
  });
}
