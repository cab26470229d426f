#!/bin/sh
# A real WordPress from Debian's packages with its own MariaDB, PHP and nginx, on the loopback, entirely in its own
# folder. ./stop.sh ends it; to remove it, delete the folder.
#
#   ./install.sh                 # http://localhost:5140
#
# Settings: WP_DIR (default /tmp/narmada-wordpress), WP_PORT (5140), WP_PATH (a subfolder, such as /blog),
# WP_PERMALINKS (/%postname%/; empty for plain ones, which have no /wp-json/), WP_LANG_HI=1 for Hindi dates.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
WP_DIR=${WP_DIR:-/tmp/narmada-wordpress}
WP_PORT=${WP_PORT:-5140}
WP_PATH=${WP_PATH:-}
WP_PERMALINKS=${WP_PERMALINKS-/%postname%/}

packages="wordpress mariadb-server php8.2-fpm php8.2-cli php8.2-mysql php8.2-gd php8.2-xml php8.2-mbstring php8.2-curl nginx-light"
missing=$(for name in $packages; do dpkg -s "$name" >/dev/null 2>&1 || printf '%s ' "$name"; done)
if [ -n "$missing" ]; then
  [ "$(id -u)" = 0 ] || { echo "install first: apt-get install --no-install-recommends $missing" >&2; exit 1; }
  apt-get update
  # Exit code 101 stops the packages from starting their services.
  [ -e /usr/sbin/policy-rc.d ] || { printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d; chmod +x /usr/sbin/policy-rc.d; }
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
fi

"$here/stop.sh" 2>/dev/null || true
site="$WP_DIR/root$WP_PATH"
fresh=; [ -d "$WP_DIR/data" ] || fresh=1
mkdir -p "$site" "$WP_DIR/data" "$WP_DIR/run" "$WP_DIR/log" "$WP_DIR/tmp"
# Debian's WordPress contains links into other packages; the copy resolves them.
[ -e "$site/wp-load.php" ] || cp -RL /usr/share/wordpress/. "$site"
mkdir -p "$site/wp-content/uploads" "$site/wp-content/mu-plugins"
cp "$here/preview-link.php" "$site/wp-content/mu-plugins/"

cat >"$site/wp-config.php" <<PHP
<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'wordpress');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:$WP_DIR/run/mysqld.sock');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
// Predictable keys are safe here: the server is on the loopback and has only invented stories.
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as \$name)
    define(\$name, hash('sha256', \$name . '$WP_DIR'));
define('WP_HOME', 'http://localhost:$WP_PORT$WP_PATH');
define('WP_SITEURL', WP_HOME);
define('WP_DEBUG', false);
// No cron: only a manual run publishes scheduled posts.
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
// Application passwords require https or a local site.
define('WP_ENVIRONMENT_TYPE', 'local');
define('FS_METHOD', 'direct');
define('PREVIEW_SITE', getenv('PREVIEW_SITE') ?: 'http://localhost:5141');
define('PREVIEW_SECRET', getenv('PREVIEW_SECRET') ?: 'not-a-secret-of-the-sample-server');
\$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
PHP

cat >"$WP_DIR/php-fpm.conf" <<CONF
[global]
pid = $WP_DIR/run/php-fpm.pid
error_log = $WP_DIR/log/php-fpm.log
[wordpress]
listen = $WP_DIR/run/php-fpm.sock
pm = static
pm.max_children = 4
clear_env = no
php_admin_value[upload_max_filesize] = 20M
php_admin_value[memory_limit] = 512M
php_admin_value[opcache.enable] = 1
CONF

cat >"$WP_DIR/nginx.conf" <<CONF
pid $WP_DIR/run/nginx.pid;
error_log $WP_DIR/log/nginx.log;
worker_processes 1;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  log_format bytes '\$msec \$status \$body_bytes_sent \$request_time \$request_uri';
  access_log $WP_DIR/log/access.log bytes;
  client_body_temp_path $WP_DIR/tmp;
  proxy_temp_path $WP_DIR/tmp;
  fastcgi_temp_path $WP_DIR/tmp;
  uwsgi_temp_path $WP_DIR/tmp;
  scgi_temp_path $WP_DIR/tmp;
  client_max_body_size 20m;
  server {
    listen 127.0.0.1:$WP_PORT;
    root $WP_DIR/root;
    index index.php;
    location / { try_files \$uri \$uri/ $WP_PATH/index.php?\$args; }
    location ~ \.php\$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME \$document_root\$fastcgi_script_name;
      fastcgi_param HTTP_AUTHORIZATION \$http_authorization;
      fastcgi_pass unix:$WP_DIR/run/php-fpm.sock;
    }
  }
}
CONF

# The server's processes run as an unprivileged user, even if root starts them.
as=
if [ "$(id -u)" = 0 ]; then
  chown -R www-data: "$WP_DIR"
  as="setpriv --reuid=www-data --regid=www-data --clear-groups"
fi

database() { $as mariadb --no-defaults --socket="$WP_DIR/run/mysqld.sock" --user="$(${as:-env} id -un)" "$@"; }

[ -z "$fresh" ] || $as mariadb-install-db --no-defaults --datadir="$WP_DIR/data" \
  --auth-root-authentication-method=socket --auth-root-socket-user="$(${as:-env} id -un)" >"$WP_DIR/log/install-db.log" 2>&1
$as mariadbd --no-defaults --datadir="$WP_DIR/data" --socket="$WP_DIR/run/mysqld.sock" --skip-networking \
  --pid-file="$WP_DIR/run/mysqld.pid" --character-set-server=utf8mb4 --innodb-flush-log-at-trx-commit=2 \
  --innodb-buffer-pool-size=256M >"$WP_DIR/log/mysqld.log" 2>&1 &
for _ in $(seq 60); do database -e 'select 1' >/dev/null 2>&1 && break; sleep 0.5; done
database -e "create database if not exists wordpress character set utf8mb4;
  create user if not exists wordpress@localhost identified by ''; grant all on wordpress.* to wordpress@localhost;"

$as php-fpm8.2 --fpm-config "$WP_DIR/php-fpm.conf" --daemonize
$as nginx -c "$WP_DIR/nginx.conf"
$as env WP_SITE="$site" WP_PERMALINKS="$WP_PERMALINKS" php "$here/setup.php"
echo "http://localhost:$WP_PORT$WP_PATH  wp-admin: editor / editor; for NEWS_API_HEADER see $WP_DIR/header"
