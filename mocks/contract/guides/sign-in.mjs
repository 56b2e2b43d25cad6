// Prints the token of a person, for a `command` of --persons: node sign-in.mjs NUMBER [CODE]
// CONTRACT_TARGET is the server, by default a mock on this machine, which takes 123456 for every code.
const { CONTRACT_TARGET: target = 'http://127.0.0.1:4010' } = process.env;
const [phoneNumber, verifyCode = '123456'] = process.argv.slice(2);
const headers = { appVersion: '5.2.0', source: 'iOS', 'content-type': 'application/json' };

const call = async (path, init) => {
  const { success, data, msg } = await (await fetch(`${target}/food/view/${path}`, { ...init, headers })).json();
  if (!success) throw new Error(`${path}: ${msg}`);
  return data;
};

if (process.argv[3] === undefined) await call(`user/sms/getVerifyCode?phoneNumber=${phoneNumber}&purpose=login`);
const body = JSON.stringify({ phoneNumber, verifyCode });
const { userToken } = await call('auth/login', { method: 'POST', body });
console.log(userToken);
