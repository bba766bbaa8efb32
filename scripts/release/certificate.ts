import { execFileSync } from 'node:child_process';

/**
 * Has openssl make a certificate for `localhost`, which no browser trusts unless it is told to.
 * @param dir the folder for `certificate.pem` and `key.pem`
 */
export const makeCertificate = (dir: string): void => {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost';
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  execFileSync('openssl', ['req', ...options.split(' '), ...files], { cwd: dir, stdio: 'ignore' });
};
